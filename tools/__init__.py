"""What `./run` and the package build are made of. Standard library only, except where the docstring says otherwise."""
