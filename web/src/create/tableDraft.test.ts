/** From a draft to the request body. */
import { describe, expect, test } from "vitest";
import type { Game, Games, TimeControl } from "../wire/types.ts";
import { hour, timeControlsOf, span } from "./timeControls.ts";
import {
    allowedKinds,
    allowedTimeoutRules,
    allowedTimes,
    defaultDraft,
    splitRulings,
    repaired,
    seatNumber,
    isOffered,
    withSeat,
    validOptions,
    valuesOf,
    createTableBody,
    type Kind,
    type TableDraft,
} from "./tableDraft.ts";

const both = (text: string) => ({ fr: text, en: text });
const timeControl = (bank: number): TimeControl => ({
    bank,
    increment: 1,
    max_bank: bank,
    quiet_from: 0,
    quiet_until: 0,
    time_zone: "UTC",
});
const SEATS = ["random", "1", "2", "3", "4"];
const GAME: Game = {
    name: "caravan",
    rules: 1,
    seats: [2, 3, 4],
    title: both("Caravan"),
    subtitle: both(""),
    about: both(""),
    designers: both(""),
    face: null,
    options: [
        {
            key: "first",
            title: both(""),
            values: SEATS.map((value) => ({ value, title: both(value) })),
            names_seat: true,
            seats: [],
            needs: {},
        },
        {
            key: "long",
            title: both(""),
            values: ["no", "yes"].map((value) => ({ value, title: both(value) })),
            names_seat: false,
            seats: [],
            needs: {},
        },
    ],
    levels: ["novice", "guide", "traveller"].map((name) => ({ name, title: both(name), about: both("") })),
};
const FROM: Games = {
    games: [GAME],
    time_controls: {
        none: timeControl(0),
        relaxed: timeControl(2700),
        quick: timeControl(300),
        daily: timeControl(259_200),
    },
};

function draftOf(...kinds: Kind[]): TableDraft {
    const seats = kinds.map((kind) => ({ kind, name: kind, level: "guide" }));
    return { ...defaultDraft(FROM, GAME), seats };
}

describe("draft", () => {
    test("defaults to the host and as many friends as the game needs", () => {
        expect(defaultDraft(FROM, GAME).seats.map((seat) => seat.kind)).toEqual(["me", "friend", "closed", "closed"]);
    });

    test("leaves out closed seats, and starts at once without friends", () => {
        const body = createTableBody(draftOf("me", "closed", "bot", "companion"), GAME, FROM.time_controls, "UTC");
        expect(body.seat_plan!.map((seat) => seat.kind)).toEqual(["me", "bot", "companion"]);
        expect(body).toMatchObject({ seats: 3, time_control: "none", starts_when_full: false });
    });

    test("waits for friends, and has a clock", () => {
        const body = createTableBody(draftOf("me", "friend", "closed", "closed"), GAME, FROM.time_controls, "UTC");
        expect(body).toMatchObject({ seats: 2, time_control: "relaxed", starts_when_full: true });
    });

    test("starts when the host says so, if chosen", () => {
        const draft = { ...draftOf("me", "friend", "closed", "closed"), startsWhenFull: false };
        expect(createTableBody(draft, GAME, FROM.time_controls, "UTC").starts_when_full).toBe(false);
    });

    test("has quiet hours in the host's time zone in correspondence games", () => {
        const draft = { ...draftOf("me", "friend", "closed", "closed"), timeControl: "daily" };
        expect(createTableBody(draft, GAME, FROM.time_controls, "Europe/Paris").time_control).toMatchObject({
            time_zone: "Europe/Paris",
        });
    });

    test("numbers seats without closed ones", () => {
        const draft = draftOf("me", "closed", "bot", "friend");
        expect(draft.seats.map((_, seat) => seatNumber(draft, seat))).toEqual([0, null, 1, 2]);
    });

    test("is not rated with companions", () => {
        const draft = { ...draftOf("me", "companion", "closed", "closed"), rated: true };
        expect(createTableBody(draft, GAME, FROM.time_controls, "UTC").rated).toBe(false);
    });

    test("is not rated with an edition, of this device or of the server", () => {
        for (const edition of ["draft:abc", "offered:hers"]) {
            const draft = { ...draftOf("me", "friend", "closed", "closed"), rated: true, edition };
            expect(createTableBody(draft, GAME, FROM.time_controls, "UTC").rated).toBe(false);
        }
    });
});

describe("rated table", () => {
    const conditions = (draft: TableDraft) => {
        const { rated, time_control, on_timeout } = createTableBody(draft, GAME, FROM.time_controls, "UTC");
        return { rated, time_control, on_timeout };
    };
    const rated = (draft: TableDraft, changes: Partial<TableDraft> = {}) => ({ ...draft, rated: true, ...changes });

    test("has a clock, also against bots", () => {
        const alone = rated(draftOf("me", "bot", "closed", "closed"));
        expect(conditions(alone)).toEqual({ rated: true, time_control: "relaxed", on_timeout: "substitute" });
        const untimed = rated(draftOf("me", "friend", "closed", "closed"), { timeControl: "none" });
        expect(conditions(untimed).time_control).toBe("relaxed");
        expect(conditions({ ...untimed, rated: false }).time_control).toBe("none");
        expect(allowedTimes(untimed)).not.toContain("none");
    });

    test("never waits, and ends when time runs out for two players only", () => {
        const two = rated(draftOf("me", "friend", "closed", "closed"));
        expect(allowedTimeoutRules(two)).toEqual(["substitute", "end"]);
        const three = rated(draftOf("me", "friend", "friend", "closed"), { onTimeout: "end" });
        expect(allowedTimeoutRules(three)).toEqual(["substitute"]);
        expect(conditions(three).on_timeout).toBe("substitute");
        expect(allowedTimeoutRules({ ...three, rated: false })).toEqual(["substitute", "wait", "end"]);
    });
});

describe("seat", () => {
    test("can be closed only if enough seats are left", () => {
        expect(allowedKinds(draftOf("me", "friend", "closed", "closed"), GAME, 1)).not.toContain("closed");
        expect(allowedKinds(draftOf("me", "friend", "bot", "closed"), GAME, 2)).toContain("closed");
    });

    test("can be a companion's only with the host at the table", () => {
        expect(allowedKinds(draftOf("me", "friend", "closed", "closed"), GAME, 1)).toContain("companion");
        expect(allowedKinds(draftOf("me", "friend", "closed", "closed"), GAME, 0)).not.toContain("companion");
    });

    test("chosen by the host frees the host's earlier one; companions need the host", () => {
        const draft = draftOf("me", "companion", "bot", "closed");
        const me = { kind: "me", name: "", level: "" } as const;
        expect(withSeat(draft, 2, me).seats.map((seat) => seat.kind)).toEqual(["friend", "companion", "me", "closed"]);
        const bot = { ...me, kind: "bot" } as const;
        expect(withSeat(draft, 0, bot).seats.map((seat) => seat.kind)).toEqual(["bot", "friend", "bot", "closed"]);
    });
});

describe("stored draft", () => {
    test("is restored", () => {
        const stored = {
            ...draftOf("me", "bot", "bot", "closed"),
            timeControl: "quick",
            options: { first: "3", long: "yes" },
        };
        expect(repaired(FROM, GAME, stored)).toEqual(stored);
    });

    test("is repaired if the game has changed", () => {
        const stored = { ...draftOf("me", "bot"), timeControl: "gone", options: { first: "9", lost: "yes" } };
        const draft = repaired(FROM, GAME, stored);
        expect(draft).toEqual({ ...defaultDraft(FROM, GAME) });
        const old = draftOf("me", "bot", "closed", "closed");
        old.seats[1]!.level = "gone";
        old.onTimeout = "bot" as never;
        expect(repaired(FROM, GAME, old).seats[1]!.level).toBe("traveller");
        expect(repaired(FROM, GAME, old).onTimeout).toBe("substitute");
    });

    test("has only the default of options that do not apply to the number of seats", () => {
        const solo = { ...GAME.options[1]!, seats: [1] };
        expect([isOffered(solo, 1), isOffered(solo, 2)]).toEqual([true, false]);
        expect(valuesOf(solo, 2).map(({ value }) => value)).toEqual(["no"]);
    });

    test("drops options that would change nothing beside another one", () => {
        const stops = { ...GAME.options[1]!, key: "stops", needs: { long: "yes" } };
        const game = { ...GAME, options: [...GAME.options, stops] };
        expect(validOptions(game, { long: "yes", stops: "yes" }, 2)).toEqual({ long: "yes", stops: "yes" });
        expect(validOptions(game, { stops: "yes" }, 2)).toEqual({});
    });

    test("drops options that name a missing seat", () => {
        expect(validOptions(GAME, { first: "3", long: "yes" }, 2)).toEqual({ long: "yes" });
        expect(validOptions(GAME, { first: "3" }, 3)).toEqual({ first: "3" });
    });
});

test("formats times in the largest exact unit", () => {
    expect(timeControlsOf(FROM.time_controls, "live")).toEqual(["quick", "relaxed"]);
    expect(span(259_200)).toEqual({ count: 3, unit: "day" });
    expect(span(43_200)).toEqual({ count: 12, unit: "hour" });
    expect(span(300)).toEqual({ count: 5, unit: "minute" });
    expect(span(90)).toEqual({ count: 90, unit: "second" });
    expect([hour(480), hour(1385)]).toEqual(["8:00", "23:05"]);
});

describe("splitRulings", () => {
    const option = (key: string, names_seat = false) => ({
        key,
        title: both(key),
        values: [],
        names_seat,
        seats: [],
        needs: {},
    });
    const keys = (...names: string[]) => names.map((name) => option(name));
    const rulings = (options: ReturnType<typeof keys>) => splitRulings(options).rulings.map(({ key }) => key);

    test("folds the options after the starting player", () => {
        expect(rulings([...keys("mode"), option("first-player", true), ...keys("draw", "ties")])).toEqual([
            "draw",
            "ties",
        ]);
    });

    test("shows the first four options if none names a seat", () => {
        expect(rulings(keys("a", "b", "c", "d", "e", "f"))).toEqual(["e", "f"]);
    });

    test("does not fold a single option", () => {
        expect(rulings(keys("a", "b", "c", "d", "e"))).toEqual([]);
    });
});
