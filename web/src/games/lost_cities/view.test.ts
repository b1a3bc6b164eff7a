import { expect, test } from "vitest";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { tableOf } from "./testData.ts";
import { hasSealed, type LostCities } from "./view.ts";

/** Seats with a sealed choice, at a table of four whose roller is seat 1. */
function sealed(order: LostCities["order_of_choices"], finished: boolean[]): number[] {
    const scene = { ended: false, currentView: tableOf({ roller: 1, order_of_choices: order, finished }) };
    return [0, 1, 2, 3].filter((seat) => hasSealed(scene as unknown as SvelteScene, seat));
}

test.each(["simultaneous", "on_demand"] as const)("choices are sealed while others decide: %s", (order) => {
    expect(sealed(order, [true, true, false, true])).toEqual([0, 3]);
    expect(sealed(order, [true, true, true, true])).toEqual([]);
});

test("after a demand only choices behind the open one are sealed", () => {
    expect(sealed("turn_order", [true, true, true, false])).toEqual([0]);
    expect(sealed("turn_order", [false, true, true, false])).toEqual([]);
});
