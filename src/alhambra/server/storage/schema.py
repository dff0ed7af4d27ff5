"""What lies in the database. `migrations` makes it; a test holds the two together."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata: Final = MetaData()

guests: Final = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("created", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
)

# Only hashes are kept: who reads the database cannot become one of the guests.
tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("expires", Integer, nullable=True),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("phase", String(16), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("owner", String(16), nullable=False),
    Column("actor", Integer, nullable=True),
    Column("updated", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    Column("spectators", Boolean, nullable=False, server_default="1"),
    Column("is_for_computers", Boolean, nullable=False, server_default="0"),
    Column("is_given_up", Boolean, nullable=False, server_default="0"),
    Index("tables_by_phase", "phase", "is_public", "updated"),
)
"""For lists: what the log of each table comes to. The logs are the truth, this is an extract of them. `summary` is the
JSON of core's `TableSummary`, which no query looks into."""

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(16), nullable=False, index=True),
)

remarks: Final = Table(
    "remarks",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Integer, nullable=False, index=True),
    Column("guest", String(16), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=True),
    Column("reaction", String(16), nullable=True),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(16), primary_key=True),
)
"""`guest` does not want to hear `muted`."""

reports: Final = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Integer, nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("reporter", String(16), nullable=False, index=True),
    Column("reported", String(16), nullable=False, index=True),
    Column("remark", Integer, nullable=True),
    Column("body", Text, nullable=False),
    Column("closed", Integer, nullable=True, index=True),
    Column("outcome", String(16), nullable=True),
)
"""`body` is the JSON of core's `PlayerReport`; the other columns are what queries look for in it. A report outlives its
table."""

bans: Final = Table(
    "bans",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Integer, nullable=False),
    Column("until", Integer, nullable=False),
    Column("guest", String(16), nullable=True),
    Column("network", String(64), nullable=True),
    Column("cause", Text, nullable=False),
)

audit: Final = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Integer, nullable=False),
    Column("source", String(16), nullable=False),
    Column("action", String(32), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("detail", Text, nullable=False),
)

erasures: Final = Table(
    "erasures",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("at", Integer, nullable=False),
)
"""Guests of whom everything is being deleted: what a server that was killed has to go on with."""

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# -------------------------------------------------------------------- being called

notification_keys: Final = Table(
    "notification_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What proves this server to push services, and its links in mails."""

notification_preferences: Final = Table(
    "notification_preferences",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(16), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_begin", Integer, nullable=True),
    Column("quiet_end", Integer, nullable=True),
)

notification_channels: Final = Table(
    "notification_channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("how", Text, nullable=False),
    Column("address", Text, nullable=False, index=True),
    Column("label", String(64), nullable=False),
    Column("created", Integer, nullable=False),
    Column("confirmed", Integer, nullable=True),
    Column("failing_since", Integer, nullable=True),
    Column("is_stopped", Boolean, nullable=False, server_default="0"),
)
"""`how` is the JSON of a `How` of the notifications, which no query looks into."""

notification_mutes: Final = Table(
    "notification_mutes",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)
"""`guest` is not called to this table."""

notification_turns: Final = Table(
    "notification_turns",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", String(24), nullable=False),
)
"""The last turn to which a guest was called, or is about to be: nobody is called twice to the same."""

notification_calls: Final = Table(
    "notification_calls",
    metadata,
    Column("channel", String(16), ForeignKey("notification_channels.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(16), nullable=False),
    Column("turn", String(24), nullable=False),
    Column("created", Integer, nullable=False),
    Column("due", Integer, nullable=False),
    Column("attempts", Integer, nullable=False, server_default="0"),
)
"""What waits to be said."""
