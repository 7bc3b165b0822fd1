"""The log of every table, and what is worked out from it."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Lay out the tables."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("command", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "version"),
    )
    given = sa.text("command IS NOT NULL")
    op.create_index(
        "entries_command",
        "entries",
        ["table_id", "command"],
        unique=True,
        sqlite_where=given,
        postgresql_where=given,
    )
    op.create_table(
        "timers",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("due", sa.Double, nullable=False),
    )
    op.create_index("timers_due", "timers", ["due"])
    op.create_table(
        "lobby",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("laid", sa.Double, nullable=False),
        sa.Column("listing", sa.Text, nullable=False),
    )
    op.create_index("lobby_laid", "lobby", ["laid"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "process"),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Take everything away again."""
    for table in ("processes", "presence", "lobby", "timers", "entries"):
        op.drop_table(table)
