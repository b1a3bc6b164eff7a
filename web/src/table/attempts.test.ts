import { expect, test } from "vitest";
import { Attempts, type Plan } from "./attempts.ts";
import type { Attempt as Attempted } from "../wire/types.ts";

const answered: Attempted = { moves: ["go"], steps: [], legal: [], prompt: "", scores: [], stops: "" };

test("each plan is asked for once while the decision stands", async () => {
    const asked: Plan[] = [];
    const attempts = new Attempts(async (plans) => {
        asked.push(...plans);
        return plans.map(() => answered);
    });
    await attempts.try([["go"]]);
    const [again] = await attempts.try([["go"]]);
    expect(again?.state).toBe("complete");
    attempts.clear();
    await attempts.try([["go"]]);
    expect(asked).toHaveLength(2);
});

test("a plan that could not be asked for counts as refused, and is asked for again", async () => {
    let online = false;
    const attempts = new Attempts(async (plans) => {
        if (!online) throw new Error("offline");
        return plans.map(() => answered);
    });
    const [refused] = await attempts.try([["go"]]);
    expect(refused).toMatchObject({ state: "refused", failed: true });
    online = true;
    const [complete] = await attempts.try([["go"]]);
    expect(complete).toMatchObject({ state: "complete", failed: false });
});

test("a plan that is not legal has not failed", async () => {
    const attempts = new Attempts(async (plans) => plans.map(() => null));
    const [refused] = await attempts.try([["go"]]);
    expect(refused).toMatchObject({ state: "refused", failed: false });
});
