/** Draws from dice and cards that a game does not have are found without the rules. */
import { expect, test } from "vitest";

import vectors from "../../../tests/vectors/luck.json";
import { candidatesFit, hasOtherRules } from "./candidates.ts";
import type { TableFile } from "./exportFile.ts";
import { readSupported } from "./verify.ts";

const FILE = readSupported((vectors.files as Record<string, unknown>)["lost-cities"])!;

/** The file with other candidates in the first chance event of a verb. */
function changed(verb: string, change: object): TableFile {
    const at = FILE.chance_events.findIndex((event) => event.verb === verb);
    const events = FILE.chance_events.with(at, { ...FILE.chance_events[at]!, ...change } as never);
    return { ...FILE, chance_events: events };
}

function withSettings(change: object): TableFile {
    const [first, ...acts] = FILE.acts;
    return { ...FILE, acts: [{ ...first!, settings: { ...first!.settings, ...change } }, ...acts] };
}

test("a game draws from its own dice", () => expect(candidatesFit(FILE)).toBe(true));

test("other dice are found", () => {
    const dice = FILE.chance_events.find(({ kind }) => kind === "roll")!.of as readonly (readonly string[])[];
    for (const other of [[["red"], ...dice.slice(1)], dice.slice(1), [...dice, ["red"]], dice.toReversed()])
        expect(candidatesFit(changed("roll", { of: other }))).toBe(false);
    expect(candidatesFit(changed("roll", { kind: "lot", of: ["red"] }))).toBe(false);
    expect(candidatesFit(changed("roll", { verb: "constructor" }))).toBe(false);
});

test("a lot among the seats is among all of them", () => {
    for (const of of [["0"], ["0", "0"], ["1", "0"], ["0", "1", "2"]])
        expect(candidatesFit(changed("roller", { of }))).toBe(of.join() === "1,0");
});

test("of other rules, and of other packages, nothing is known", () => {
    expect(candidatesFit(withSettings({ game: "two-mules" }))).toBe(true);
    expect(hasOtherRules(withSettings({ game: "two-mules" }))).toBe(false);
    expect(hasOtherRules(withSettings({ rules: 99 }))).toBe(true);
    expect(hasOtherRules(FILE)).toBe(false);
});
