/** What is observed is noted once, also when the part that takes notes was out of reach. */
import { expect, test } from "vitest";

import { NoteTaking } from "./noteTaking.ts";
import type { Observation } from "./observation.ts";

const moves = (n: number) => ({ kind: "moves", n }) as unknown as Observation;

test("observations before the part could be loaded are noted later, in order", async () => {
    let reachable = false;
    const noted: Observation[] = [];
    const taking = new NoteTaking(() => {
        if (!reachable) return Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
        return Promise.resolve((observations) => void noted.push(...observations));
    });
    taking.observe(moves(1));
    await taking.take();
    taking.takeIfLoaded();
    expect(noted).toEqual([]);
    reachable = true;
    taking.observe(moves(2));
    await taking.take();
    await taking.take();
    expect(noted).toEqual([moves(1), moves(2)]);
});
