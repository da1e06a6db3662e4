"""A small rules engine; game.py is where to begin reading."""
