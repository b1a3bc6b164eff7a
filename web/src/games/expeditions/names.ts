// Names on the map: their lines and boxes, and which of them are written where there is no room for all.
import { CIRCLES, FONT, LABELS, LINE, type Label } from "./box.ts";
import { meet, type Box } from "./controls.ts";

export interface Named {
    readonly circle: number;
    readonly label: Label;
    readonly lines: readonly string[];
}

/** Mean width of a letter, as a part of the font size. */
const LETTER = 0.54;

/** All places with the lines of their names in a language. */
export function namesIn(lang: string, nameOf: (circle: number) => string): Named[] {
    return [...LABELS].map(([circle, label]) => ({
        circle,
        label,
        lines: label[`lines_${lang === "fr" ? "fr" : "en"}`] ?? [nameOf(circle)],
    }));
}

/** Box of a name in units of the map, at a size. */
export function nameBox({ circle, label, lines }: Named, k: number): Box {
    const { x, y } = CIRCLES[circle]!;
    const width = Math.max(...lines.map((line) => line.length)) * LETTER * FONT * k;
    const before = { start: 0, middle: 0.5, end: 1 }[label.anchor] * width;
    return { x: x + label.dx * k - before, y: y + (label.dy - FONT) * k, width, height: lines.length * LINE * k };
}

/** Names that fit beside each other, the most important first. */
export function fitting(names: readonly Named[], important: readonly number[], k: number): Named[] {
    const taken: Box[] = [];
    return [...new Set(important)].flatMap((circle) => {
        const name = names.find((each) => each.circle === circle);
        const box = name && nameBox(name, k);
        if (!box || taken.some((other) => meet(box, other))) return [];
        taken.push(box);
        return [name];
    });
}
