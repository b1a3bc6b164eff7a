// Check 6: no serious violation that axe finds, and touch targets that fingers can hit.
import axe from "axe-core";
import { freeKeys } from "../../table/layout/shortcuts.ts";
import type { Stage } from "../stage.svelte.ts";
import type { Check } from "./check.ts";
import { deepElements, describe, isHidden, isVisible, rooms } from "./dom.ts";

/** 44 is the rule, 40 is allowed in dense rows. */
const MIN_TARGET_PX = 40;
const GRAVE = ["serious", "critical"];
const TARGETS = "button, a[href], input, select, [role=button], [data-moves]";

export const checkAccess: Check = async ({ stage }) => {
    const name = stage.scenes[stage.look.scene]!.name;
    return [...(await violations()), ...smallTargets(), ...takenKeys(stage)].map((finding) => `${name}: ${finding}`);
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

function smallTargets(): string[] {
    const targets = rooms().flatMap((room) => deepElements(room).filter((element) => element.matches(TARGETS)));
    return targets
        .filter((element) => isVisible(element) && !isHidden(element))
        .map((element) => [element, (element.closest("label") ?? element).getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => Math.min(width, height) < MIN_TARGET_PX - 0.5)
        .map(([element, { width, height }]) => `${describe(element)} is ${width.toFixed(0)}x${height.toFixed(0)} px`);
}
