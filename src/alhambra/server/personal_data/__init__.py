"""Everything that is kept about a guest, part by part: told to them in an export, and deleted when they wish."""
