// Check 8: no key of a missing text is painted, and a change of language reaches every text.
import type { Check } from "./check.ts";
import { deepElements, describe, rooms } from "./dom.ts";
import { checkLanguageChange } from "./update.ts";

const NAMES = ["aria-label", "title", "alt", "placeholder"];

export const checkTexts: Check = async (input) => {
    const { table } = input.stage;
    const missing = [...table!.game.missing];
    const painted = rooms().flatMap((room) => [room, ...deepElements(room)]);
    const findings = painted.flatMap((element) => {
        const words = new Set(ownTexts(element).flatMap((text) => text.split(/[\s,.;:!?()“”]+/)));
        const keys = missing.filter((key) => words.has(key));
        return keys.map((key) => `${table!.scene.name}: the text ${key} is missing in ${describe(element)}`);
    });
    return [...findings, ...(await checkLanguageChange(input))];
};

function ownTexts(element: Element): string[] {
    const nodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return [...nodes.map((node) => node.textContent ?? ""), ...NAMES.map((name) => element.getAttribute(name) ?? "")];
}
