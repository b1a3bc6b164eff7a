import { expect, test, vi } from "vitest";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import type { Attempt } from "../../face/types.ts";
import { Selection } from "./selection.svelte.ts";
import { Payers } from "./payers.svelte.ts";

const attempt = (moves: readonly string[], more: Partial<Attempt> = {}): Attempt => ({
    ...{ moves, state: "complete", failed: false, steps: [], view: null, events: [], stops: "" },
    ...{ legal: [], prompt: "", scores: [] },
    ...more,
});

/** A table that answers each try when it is told to. */
function slowTable() {
    const waiting: (() => void)[] = [];
    const scene = {
        ...{ plan: [] as readonly string[], beyond: [] as readonly string[], legal: [], prompt: "", steps: [] },
        setPlan: vi.fn(),
        try: (plans: readonly (readonly string[])[]) =>
            new Promise((resolve) => waiting.push(() => resolve(plans.map((moves) => attempt(moves))))),
    };
    return { scene, reply: () => waiting.shift()?.(), selection: new Selection(() => scene as unknown as SvelteScene) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a plan that is composed late does not replace what was planned or taken back meanwhile", async () => {
    const { scene, reply, selection } = slowTable();
    scene.plan = ["choose:sell"];
    selection.enter("choose:dig", []);
    scene.plan = [];
    reply();
    await settled();
    expect(scene.setPlan).not.toHaveBeenCalled();
});

test("a composed plan is shown though the answer to the plan before it came meanwhile", async () => {
    const { scene, reply, selection } = slowTable();
    scene.plan = ["choose:sell", "play:red-eye", "sell:red-fork:hold"];
    selection.enter("choose:dig", []);
    [scene.plan, scene.beyond] = [["choose:sell", "play:red-eye"], ["sell:red-fork:hold"]];
    reply();
    await settled();
    expect(scene.setPlan).toHaveBeenCalledWith(["choose:dig"]);
});

test("cards that pay are asked for again at the next touch if no answer came", async () => {
    let online = false;
    const asked = vi.fn(async (plans: readonly (readonly string[])[]) =>
        plans.map((moves) =>
            online ? attempt(moves, { legal: ["play:red-eye"] }) : attempt(moves, { state: "refused", failed: true }),
        ),
    );
    const payers = new Payers(() => ({ try: asked }) as unknown as SvelteScene);
    await payers.find(["choose:dig", "choose:pass"]);
    expect(payers.of("dig")).toEqual([]);
    online = true;
    payers.askAgain();
    await settled();
    expect(payers.of("dig")).toHaveLength(1);
    payers.askAgain();
    expect(asked).toHaveBeenCalledTimes(2);
});
