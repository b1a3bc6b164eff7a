// Moves of the gallery, and samples that the plan would add.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { relicName, relicNumber } from "./box.ts";
import { nounsOf, verbOf } from "./choices.ts";
import type { Selection } from "./selection.svelte.ts";

/** The move that a space of the gallery represents. */
export function galleryMove(selection: Selection, relic: number): string | undefined {
    const name = relicName(relic);
    const named = [`move-guard:${name}`, `sample-relic:${name}`].find((move) => selection.can(move));
    if (named) return named;
    const { prompt, legal } = selection.questions.at(-1)!;
    return prompt === `sample:${name}` && legal.includes("sample") ? "sample" : undefined;
}

/** Relics that the plan would sample, or that the prompt asks about. */
export function sampling(selection: Selection, scene: SvelteScene): number[] {
    const asked = selection.questions.map(({ prompt }, at) => [prompt, scene.plan[at] ?? "sample"] as const);
    return asked.flatMap(([prompt, move]) => {
        if (verbOf(prompt) === "sample" && move === "sample") return [relicNumber(nounsOf(prompt)[0])];
        return verbOf(move) === "sample-relic" ? [relicNumber(nounsOf(move)[0])] : [];
    });
}
