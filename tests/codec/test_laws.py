"""What holds for every type: what is written is read again, and is as the schema says."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from augury.codec import Codec, Codecs, WireError
from tests.codec.types import TEXT, Typed, typed

_ANY: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-20, 20)
    | st.floats().filter(lambda number: number != number // 1)  # which no schema tells from whole
    | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=4,
)


@given(typed, st.data())
@settings(max_examples=50)
def test_what_is_written_is_read_again(one: Typed, data: st.DataObject) -> None:
    value = data.draw(one.values)
    codec: Codec[Any] = Codecs()(one.hint)
    assert codec.read(codec.write(value)) == value
    assert codec.decode(codec.encode(value)) == value
    assert json.loads(codec.encode(value)) == codec.write(value)


@given(typed, st.data())
@settings(max_examples=50)
def test_equal_values_are_equal_bytes(one: Typed, data: st.DataObject) -> None:
    codec: Codec[Any] = Codecs()(one.hint)
    value = data.draw(one.values)
    assert codec.encode(deepcopy(value)) == codec.encode(value)


@given(typed, st.data())
@settings(max_examples=50)
def test_what_is_written_is_as_the_schema_says(one: Typed, data: st.DataObject) -> None:
    codec: Codec[Any] = Codecs()(one.hint)
    written = codec.write(data.draw(one.values))
    for reading in (False, True):
        schema = codec.schema(reading=reading)
        Draft202012Validator.check_schema(schema)
        Draft202012Validator(schema).validate(written)


@given(typed, st.data())
@settings(max_examples=50)
def test_what_is_damaged_is_refused_where_the_schema_refuses_it(
    one: Typed, data: st.DataObject
) -> None:
    """And is read where it does not."""
    codec: Codec[Any] = Codecs()(one.hint)
    written = [json.loads(codec.encode(data.draw(one.values)))]
    inside, key = data.draw(st.sampled_from(_places(written)))
    if isinstance(inside, dict) and data.draw(st.booleans()):
        del inside[key]
    else:
        inside[key] = data.draw(_ANY)
    valid = Draft202012Validator(codec.schema(reading=True)).is_valid(written[0])
    if valid:
        codec.read(written[0])
    else:
        with pytest.raises(WireError):
            codec.read(written[0])


def _places(inside: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    for key in list(inside) if isinstance(inside, dict) else range(len(inside)):
        found.append((inside, key))
        if isinstance(inside[key], dict | list):
            found += _places(inside[key])
    return found
