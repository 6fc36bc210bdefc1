"""Building blocks shared by every scene in art/scenes."""
