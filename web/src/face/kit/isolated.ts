// Names in a script that runs from right to left, such as Hebrew or Arabic: they must not reorder the text around them.

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const BEGIN = "\u2068";
const END = "\u2069";

/** Wrap a text that runs from right to left in marks that isolate it; others stay as they are. */
export function isolated(text: string): string {
    return RIGHT_TO_LEFT.test(text) ? BEGIN + text + END : text;
}

/** The first letter of a name, for a seal. */
export function initialOf(name: string): string {
    return [...name.replaceAll(BEGIN, "").trim()][0]?.toUpperCase() ?? "";
}
