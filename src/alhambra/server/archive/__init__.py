"""Games that are over, and games to learn from: records, replays, statistics, lessons."""
