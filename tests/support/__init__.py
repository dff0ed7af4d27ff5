"""What the tests set their scenes with."""
