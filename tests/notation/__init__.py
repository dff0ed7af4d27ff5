"""Text forms: pieces, positions, whole games."""
