"""The time of the house, which all processes go by."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Lay out the table, which has one line."""
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),  # in the time of the house
        sa.Column("wall", sa.Double, nullable=False),  # by the database's own clock
    )


def downgrade() -> None:
    """Take it away again: processes go by their machines' clocks."""
    op.drop_table("clock")
