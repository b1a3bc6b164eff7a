/** What a host wants becomes what the server is asked for. */
import { describe, expect, test } from "vitest";
import type { Catalogue, GameOut, Pace } from "../state/catalogue.ts";
import { levelsOf } from "../state/catalogue.ts";
import { hour, pacesOf, span } from "./timeControls.ts";
import {
    allowed,
    defaultPlan,
    folded,
    mended,
    numberOf,
    offered,
    reseated,
    settled,
    valuesOf,
    wanted,
    type Kind,
    type Plan,
} from "./tableDraft.ts";

const both = (text: string) => ({ fr: text, en: text });
const pace = (bank: number): Pace => ({ bank, increment: 1, most: bank, quiet_from: 0, quiet_until: 0, zone: "UTC" });
const SEATS = ["random", "1", "2", "3", "4"];
const GAME: GameOut = {
    name: "caravan",
    rules: 1,
    seats: [2, 3, 4],
    title: both("Caravan"),
    about: both(""),
    options: [
        {
            key: "first",
            title: both(""),
            values: SEATS.map((value) => ({ value, title: both(value) })),
            names_seat: true,
            seats: [],
        },
        {
            key: "long",
            title: both(""),
            values: ["no", "yes"].map((value) => ({ value, title: both(value) })),
            names_seat: false,
            seats: [],
        },
    ],
};
const FROM: Catalogue = {
    games: [GAME],
    levels: ["random", "greedy"],
    paces: { none: pace(0), relaxed: pace(2700), quick: pace(300), daily: pace(259_200) },
};

function seated(...kinds: Kind[]): Plan {
    const seats = kinds.map((kind) => ({ kind, name: kind, level: "greedy" }));
    return { ...defaultPlan(FROM, GAME), seats };
}

describe("the plan", () => {
    test("opens at once: me, a friend by link, and no more than the game needs", () => {
        expect(defaultPlan(FROM, GAME).seats.map((seat) => seat.kind)).toEqual(["me", "friend", "closed", "closed"]);
    });

    test("leaves closed seats out, and starts when nobody is waited for", () => {
        const asked = wanted(seated("me", "closed", "bot", "companion"), GAME, FROM.paces, "00", "UTC");
        expect(asked.seating.map((seat) => seat.kind)).toEqual(["me", "bot", "companion"]);
        expect(asked).toMatchObject({ seats: 3, start: true, pace: "none" });
    });

    test("waits for friends, by the clock", () => {
        const asked = wanted(seated("me", "friend", "closed", "closed"), GAME, FROM.paces, "00", "UTC");
        expect(asked).toMatchObject({ seats: 2, start: false, pace: "relaxed" });
    });

    test("over days sleeps when the host sleeps", () => {
        const plan = { ...seated("me", "friend", "closed", "closed"), pace: "daily" };
        expect(wanted(plan, GAME, FROM.paces, "00", "Europe/Paris").pace).toMatchObject({ zone: "Europe/Paris" });
    });

    test("numbers seats without the closed ones", () => {
        const plan = seated("me", "closed", "bot", "friend");
        expect(plan.seats.map((_, seat) => numberOf(plan, seat))).toEqual([0, null, 1, 2]);
    });

    test("is rated only without companions", () => {
        const plan = { ...seated("me", "companion", "closed", "closed"), rated: true };
        expect(wanted(plan, GAME, FROM.paces, "00", "UTC").rated).toBe(false);
    });
});

describe("a seat", () => {
    test("closes only while enough are left", () => {
        expect(allowed(seated("me", "friend", "closed", "closed"), GAME, 1)).not.toContain("closed");
        expect(allowed(seated("me", "friend", "bot", "closed"), GAME, 2)).toContain("closed");
    });

    test("takes a companion only beside me", () => {
        expect(allowed(seated("me", "friend", "closed", "closed"), GAME, 1)).toContain("companion");
        expect(allowed(seated("me", "friend", "closed", "closed"), GAME, 0)).not.toContain("companion");
    });

    test("that I take leaves my old one free, and without me companions do not stay", () => {
        const plan = seated("me", "companion", "bot", "closed");
        const me = { kind: "me", name: "", level: "" } as const;
        expect(reseated(plan, 2, me).seats.map((seat) => seat.kind)).toEqual(["friend", "companion", "me", "closed"]);
        const bot = { ...me, kind: "bot" } as const;
        expect(reseated(plan, 0, bot).seats.map((seat) => seat.kind)).toEqual(["bot", "friend", "bot", "closed"]);
    });
});

describe("what is kept on this device", () => {
    test("comes back", () => {
        const kept = { ...seated("me", "bot", "bot", "closed"), pace: "quick", options: { first: "3", long: "yes" } };
        expect(mended(FROM, GAME, kept)).toEqual(kept);
    });

    test("is mended where the game has changed", () => {
        const kept = { ...seated("me", "bot"), pace: "gone", options: { first: "9", lost: "yes" } };
        const plan = mended(FROM, GAME, kept);
        expect(plan).toEqual({ ...defaultPlan(FROM, GAME) });
        const old = seated("me", "bot", "closed", "closed");
        old.seats[1]!.level = "gone";
        expect(mended(FROM, GAME, old).seats[1]!.level).toBe("greedy");
    });

    test("leaves out what so many seats have not to settle", () => {
        const solo = { ...GAME.options[1]!, seats: [1] };
        expect([offered(solo, 1), offered(solo, 2)]).toEqual([true, false]);
        expect(valuesOf(solo, 2).map(({ value }) => value)).toEqual(["no"]);
    });

    test("names no seat that is not there", () => {
        expect(settled(GAME, { first: "3", long: "yes" }, 2)).toEqual({ long: "yes" });
        expect(settled(GAME, { first: "3" }, 3)).toEqual({ first: "3" });
    });
});

test("levels are names, or bring their own words; a game's own come first", () => {
    expect(levelsOf(FROM, GAME)).toEqual([{ name: "random" }, { name: "greedy" }]);
    const own = { name: "wise", title: both("Wise") };
    expect(levelsOf(FROM, { ...GAME, levels: ["easy", own] })).toEqual([{ name: "easy" }, own]);
});

test("times are told in the unit that fits", () => {
    expect(pacesOf(FROM.paces, "live")).toEqual(["quick", "relaxed"]);
    expect(span(259_200)).toEqual({ count: 3, unit: "day" });
    expect(span(43_200)).toEqual({ count: 12, unit: "hour" });
    expect(span(300)).toEqual({ count: 5, unit: "minute" });
    expect(span(90)).toEqual({ count: 90, unit: "second" });
    expect([hour(480), hour(1385)]).toEqual(["8:00", "23:05"]);
});

describe("what is settled before a game", () => {
    const option = (key: string, names_seat = false) => ({ key, title: both(key), values: [], names_seat, seats: [] });
    const keys = (...names: string[]) => names.map((name) => option(name));
    const told = (options: ReturnType<typeof keys>) => folded(options).rulings.map(({ key }) => key);

    test("points of rule come after who begins, and are folded", () => {
        expect(told([...keys("mode"), option("first-player", true), ...keys("draw", "ties")])).toEqual([
            "draw",
            "ties",
        ]);
    });

    test("where nobody is named, the first few are seen", () => {
        expect(told(keys("a", "b", "c", "d", "e", "f"))).toEqual(["e", "f"]);
    });

    test("one alone is not folded", () => {
        expect(told(keys("a", "b", "c", "d", "e"))).toEqual([]);
    });
});
