// Moves of the gallery, and samples that the plan would add.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { relicName, relicNumber } from "./box.ts";
import { nounOf, verbOf } from "./choices.ts";
import type { Selection } from "./selection.svelte.ts";

/** The move that a space of the gallery represents. */
export function galleryMove(selection: Selection, relic: number): string | undefined {
    const name = relicName(relic);
    const named = [`move-guard:${name}`, `sample-relic:${name}`].find((move) => selection.can(move));
    if (named) return named;
    return relicToSample(selection) === relic && selection.can("sample") ? "sample" : undefined;
}

/** The relic of a sample prompt. */
function relicToSample(selection: Selection): number | null {
    const [word, noun] = selection.openPrompt.split(":");
    return word === "sample" ? relicNumber(noun) : null;
}

/** The relic that the plan or the prompt would sample. */
export function sampling(selection: Selection, scene: SvelteScene): number | null {
    const archived = scene.plan.findLast((move) => verbOf(move) === "sample-relic");
    const noun = archived && nounOf(archived);
    if (noun && noun.kind === "relic") return noun.relic;
    return scene.plan.includes("skip-sample") ? null : relicToSample(selection);
}
