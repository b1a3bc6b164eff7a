import { expect, test } from "vitest";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { nameOf } from "./cards.ts";
import { Keeping } from "./keeping.ts";
import { cards, playerOf, tableOf } from "./testData.ts";

const HAND = cards("blue-guide pink-guide yellow-student").toSorted((a, b) => a - b);

/** Keep two of three cards, and touch some of them; returns the plan after each touch. */
function touched(physicianKeep: string, ...names: string[]): string[] {
    const scene = {
        prompt: physicianKeep === "exactly" ? "keep:2:1:0" : "keep:2:0:0",
        steps: [],
        options: { "physician-keep": physicianKeep },
        currentView: tableOf([playerOf()]),
        plan: [] as string[],
        setPlan: (plan: string[]) => void (scene.plan = plan),
        why: (move: string) => void (scene.plan = [`why ${move}`]),
    };
    const keeping = new Keeping(() => scene as unknown as SvelteScene);
    return names.map((name) => {
        const card = HAND.find((each) => nameOf(each) === name)!;
        keeping.touch(card, keeping.kept(HAND).includes(card), HAND);
        return scene.plan.join(" ");
    });
}

test("a Physician keeps an exact number: another card takes the free place", () => {
    expect(touched("exactly", "yellow-student", "pink-guide", "pink-guide")).toEqual([
        "keep:pink-guide keep:yellow-student lay-rest",
        "keep:blue-guide keep:yellow-student lay-rest",
        "keep:pink-guide keep:yellow-student lay-rest",
    ]);
});

test("by the host's option fewer may stay", () => {
    expect(touched("up-to", "yellow-student")).toEqual(["why keep:yellow-student"]);
    expect(touched("up-to", "pink-guide", "yellow-student", "blue-guide", "yellow-student")).toEqual([
        "keep:blue-guide lay-rest",
        "keep:blue-guide keep:yellow-student lay-rest",
        "keep:yellow-student lay-rest",
        "lay-rest",
    ]);
});
