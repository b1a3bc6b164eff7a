// Check 6: no serious violation that axe finds, and touch targets that fingers can hit.
import axe from "axe-core";
import { freeKeys } from "../../table/layout/shortcuts.ts";
import type { Stage } from "../stage.svelte.ts";
import type { Check } from "./check.ts";
import { CONTROLS, rooms } from "./dom.ts";
import { Layout } from "./layout.ts";
import { smallTargets } from "./targets.ts";

const GRAVE = ["serious", "critical"];
const TARGETS = `${CONTROLS}, [data-moves]`;

export const checkAccess: Check = async ({ stage }) => {
    const name = stage.scenes[stage.look.scene]!.name;
    const small = smallTargets(rooms(), TARGETS, new Layout()).map(({ text }) => text);
    return [...(await violations()), ...small, ...takenKeys(stage)].map((finding) => `${name}: ${finding}`);
};

async function violations(): Promise<string[]> {
    // Text within a drawing is part of the picture, not a label that a user would speak.
    const drawings = new CSSStyleSheet();
    drawings.replaceSync("svg[aria-hidden=true] text { display: none }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawings];
    // Preloading would copy style sheets into <style>, which the content security policy forbids.
    const result = await axe.run("main", { resultTypes: ["violations"], preload: false });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawings);
    const grave = result.violations.filter(({ impact }) => GRAVE.includes(impact ?? ""));
    return grave.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 90)}`));
}

/** Keys that the face offers and that mean something else at every table. */
function takenKeys({ table }: Stage): string[] {
    const keys = table?.face.saying.keys ?? [];
    const free = new Set(freeKeys(keys));
    return keys.filter((each) => !free.has(each)).map(({ key }) => `the key ${key} belongs to the table`);
}
