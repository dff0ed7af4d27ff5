"""For the person who hosts: reports, bans, the host's own sessions, and the log of what was done."""
