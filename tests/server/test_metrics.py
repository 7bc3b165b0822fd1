"""What Prometheus is told."""

from prometheus_client import CollectorRegistry, generate_latest

from augury.server.metrics import Histogram


def test_a_histogram_counts_what_took_no_longer_than_each_bucket() -> None:
    registry = CollectorRegistry()
    histogram = Histogram("patience_seconds", "How long it took", registry)
    for seconds in (0.001, 0.0011, 0.3, 60.0):
        histogram.observe(seconds)
    told = generate_latest(registry).decode().splitlines()
    assert "# TYPE patience_seconds histogram" in told
    assert 'patience_seconds_bucket{le="0.001"} 1.0' in told
    assert 'patience_seconds_bucket{le="0.0025"} 2.0' in told
    assert 'patience_seconds_bucket{le="0.25"} 2.0' in told
    assert 'patience_seconds_bucket{le="2.5"} 3.0' in told
    assert 'patience_seconds_bucket{le="+Inf"} 4.0' in told
    assert "patience_seconds_count 4.0" in told
    assert "patience_seconds_sum 60.3021" in told
