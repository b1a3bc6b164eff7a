"""Child processes that replay and verify whole tables."""
