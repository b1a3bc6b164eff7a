"""Interface texts by key, so that tests do not depend on the current wording."""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from tests.browser.built_client import ROOT


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    web = ROOT / "web"
    for file in sorted([*(web / "locales" / lang).glob("*.ftl"), *(web / "src" / "games").glob(f"*/{lang}.ftl")]):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def ui_text(lang: str, key: str, **args: str | float) -> str:
    """Return an interface text as displayed; French has non-breaking spaces before high punctuation."""
    message = _bundle(lang).get_message(key)
    assert message.value is not None, key
    text, errors = _bundle(lang).format_pattern(message.value, args)
    assert not errors, (key, errors)
    return str(text)
