import { expect, test } from "vitest";
import { secondsUntil } from "./countdown.svelte.ts";

test("secondsUntil counts down in whole seconds, and stops at none", () => {
    expect(secondsUntil(undefined, 100, 100)).toBeNull();
    expect(secondsUntil(30, 100, 100)).toBe(30);
    expect(secondsUntil(30, 100, 106.4)).toBe(24);
    expect(secondsUntil(30, 100, 140)).toBe(0);
});
