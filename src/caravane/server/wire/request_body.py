"""What all request bodies have in common."""

from pydantic import BaseModel, ConfigDict


class In(BaseModel):
    """Base of all request bodies; unknown fields are rejected."""

    model_config = ConfigDict(extra="forbid")
