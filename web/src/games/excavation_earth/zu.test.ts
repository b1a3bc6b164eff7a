import { expect, test } from "vitest";
import { relicNumber, ZU_CARDS } from "./box.ts";
import { actsOf } from "./zu.ts";

const told = (seat: number | null, said: string) => ({ seat, said });

test("Zu's turn is told card by card, with what decided", () => {
    const acts = actsOf(
        [
            told(0, "moving-stopped"),
            told(1, "zu-revealed:dig-most-popular"),
            told(1, "zu-colour:red:level"),
            told(1, "dug:red-wave:R1"),
            told(1, "zu-revealed:sale"),
            told(1, "sold:red:12"),
            told(-2, "boarded:3"),
            told(1, "zu-passed"),
            told(0, "stepped:M1:Y1"),
        ],
        1,
    );
    expect(acts.map(({ card }) => ZU_CARDS[card]!.id)).toEqual(["dig-most-popular", "sale"]);
    expect(acts[0]!.lines.map(({ decides }) => decides)).toEqual([true, false]);
    expect(acts[0]!.lines[1]!.relic).toBe(relicNumber("red-wave"));
    expect(acts[1]!.lines).toHaveLength(2);
});
