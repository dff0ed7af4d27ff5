"""`alhambra bench server`: what one server carries, measured from a second process over loopback."""
