import { expect, test } from "vitest";
import { isAlone } from "./rematch.ts";

const person = { kind: "person", name: "Louise" } as const;
const companion = { kind: "companion", name: "Zoé" } as const;
const bot = { kind: "bot", name: "Galet" } as const;

test("a rematch waits for other people only", () => {
    expect(isAlone([person, bot, bot], [0])).toBe(true);
    expect(isAlone([person, companion, bot], [0, 1])).toBe(true);
    expect(isAlone([person, { ...person, name: "Karim" }], [0])).toBe(false);
});
