// A drawing as lines of text, so that two can be compared: without comments, and with generated ids renumbered.

const REFERENCES = new Set([
    "id",
    "for",
    "href",
    "xlink:href",
    "aria-labelledby",
    "aria-describedby",
    "aria-controls",
    "aria-owns",
    "aria-activedescendant",
]);

export function canonical(root: Element): string[] {
    const ids = new Map([...root.querySelectorAll("[id]")].map(({ id }, index) => [id, `id${index}`]));
    const lines: string[] = [];
    visit(root, 0, ids, lines);
    return lines;
}

function visit(element: Element, depth: number, ids: ReadonlyMap<string, string>, lines: string[]): void {
    const indent = " ".repeat(depth);
    lines.push(`${indent}<${element.nodeName.toLowerCase()}${attributes(element, ids)}>`);
    let text = "";
    const flush = (): void => {
        if (text.trim()) lines.push(`${indent} ${text.trim().replace(/\s+/g, " ")}`);
        text = "";
    };
    for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? "";
        if (!(node instanceof Element)) continue;
        flush();
        visit(node, depth + 1, ids, lines);
    }
    flush();
}

function attributes(element: Element, ids: ReadonlyMap<string, string>): string {
    const names = element.getAttributeNames().sort();
    return names.map((name) => ` ${name}="${value(name, element.getAttribute(name) ?? "", ids)}"`).join("");
}

function value(name: string, text: string, ids: ReadonlyMap<string, string>): string {
    if (name === "class") return text.split(/\s+/).filter(Boolean).sort().join(" ");
    if (name === "style") return text.replace(/\s+/g, " ").trim();
    if (!REFERENCES.has(name) && !text.includes("url(#")) return text;
    return [...ids].reduce((changed, [id, renamed]) => changed.split(id).join(renamed), text);
}

/** The first difference of two drawings in a sentence, or an empty text. */
export function difference(found: readonly string[], expected: readonly string[]): string {
    const index = Math.max(found.length, expected.length);
    for (let line = 0; line < index; line++)
        if (found[line] !== expected[line]) return `${short(found[line])} instead of ${short(expected[line])}`;
    return "";
}

function short(line: string | undefined): string {
    return line === undefined ? "nothing" : line.trim().slice(0, 110);
}
