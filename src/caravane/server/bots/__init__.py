"""Bot processes: what they are asked, how they think, and how the server keeps them running."""
