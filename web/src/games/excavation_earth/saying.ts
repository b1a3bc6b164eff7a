// Words for the action bar: the plan in a sentence; the colours of the seats; and whether a sheet is to be read first.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import type { Saying } from "../../face/types.ts";
import { confirmation, planText } from "./planText.ts";
import type { Sheets } from "./sheets.svelte.ts";
import { crews, earth, isDealt } from "./view.ts";

/** Colours of the crews' pieces, as in inks.css. */
const INKS: Record<string, string> = {
    issisinui: "#2a2620",
    "kutu-kuti": "#c45a8f",
    gul: "#e8c333",
    aquilla: "#86542b",
    "dal-harrai": "#1f8a8d",
    zu: "#7a6c52",
};

export function saying(scene: SvelteScene, sheets: Sheets): Saying {
    if (!isDealt(scene.view)) return {};
    const inks = crews(earth(scene.view)).map(({ side }) => INKS[side]!);
    const reading = sheets.round !== null || sheets.acts.length > 0;
    if (!scene.plan.length) return { inks, reading };
    return { inks, reading, plan: planText(scene), ...confirmation(scene) };
}
