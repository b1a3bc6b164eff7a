"""Between processes: who serves the same tables hears of what happens at them."""
