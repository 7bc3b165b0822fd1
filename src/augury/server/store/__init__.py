"""The logs of tables in a database: SQLite or PostgreSQL."""
