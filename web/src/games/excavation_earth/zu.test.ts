import { expect, test } from "vitest";
import { COLOURS, relicNumber, ZU_CARDS } from "./box.ts";
import { actsOf } from "./zu.ts";

const event = (seat: number | null, text: string) => ({ seat, event: text });
const RED = COLOURS.indexOf("red");

test("Zu's turn is split by card, with what each of them earned", () => {
    const acts = actsOf(
        [
            event(0, "moving-stopped"),
            event(1, "zu-revealed:dig-most-popular"),
            event(1, "zu-compared-colour:red:7"),
            event(1, "zu-compared-colour:green:5"),
            event(1, "zu-colour:red:level"),
            event(1, "dug:red-wave:R1"),
            event(1, "zu-revealed:sale"),
            event(1, "sold:red:12"),
            event(-2, "boarded:3"),
            event(1, "zu-passed"),
            event(0, "stepped:M1:Y1"),
        ],
        1,
    );
    expect(acts.map(({ card }) => ZU_CARDS[card]!.id)).toEqual(["dig-most-popular", "sale"]);
    expect(acts.map(({ credits }) => credits)).toEqual([0, 12]);
    expect(acts[0]!.tests).toHaveLength(1);
    expect(acts[0]!.tests[0]).toMatchObject({ rule: "EE-ZU-27", counts: true });
    expect(acts[0]!.tests[0]!.candidates.map(({ number, mark, chosen }) => [number, mark, chosen])).toEqual([
        [RED, 7, true],
        [COLOURS.indexOf("green"), 5, false],
    ]);
    expect(acts[1]!.deeds).toHaveLength(2);
});

test("a test that comes out the same is told once, and a purchase costs", () => {
    const [act] = actsOf(
        [
            event(1, "zu-revealed:haggle"),
            event(1, "zu-lead:red:level"),
            event(1, "zu-market:3:interested"),
            event(1, "zu-lead:red:level"),
            event(1, "zu-relic:red-wave:value"),
            event(1, "bought:red-wave:4"),
        ],
        1,
    );
    expect(act!.tests.map(({ rule }) => rule)).toEqual(["EE-ZU-12", "EE-ZU-48", "EE-ZU-34"]);
    expect(act!.credits).toBe(-4);
    expect(relicNumber("red-wave")).toBeGreaterThan(0);
});
