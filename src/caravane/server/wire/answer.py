"""Base of the bodies of all answers."""

from pydantic import BaseModel, ConfigDict


class Out(BaseModel):
    """Base of all answers; fields with a default are always sent."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)
