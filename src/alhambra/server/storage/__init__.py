"""What is kept on the disk: the database, its schema, and copies of it."""
