import { expect, test } from "vitest";
import type { TableEvent } from "../../wire/types.ts";
import { deeds, deedsSince, isUndone, mainEvents, sinceOwn, shownDeeds, type Deed } from "./deeds.ts";
import type { Entry } from "./logEntries.ts";

const RANKS: Record<string, number> = { sold: 1, dug: 2, wrote: 3, refused: 4, played: 5, rolled: 6 };
const STARTS: Record<string, TableEvent["starts"]> = {
    rolled: "turn",
    played: "turn",
    began: "chapter",
    ended: "scoring",
};

/** `1 sold` is an event of seat 1, `1 !undo` an act; without a seat the event is the table's. */
function happened(text: string): TableEvent {
    const [seat, word] = text.includes(" ") ? text.split(" ") : ["-2", text];
    if (word!.startsWith("!")) return { seat: Number(seat), act: word!.slice(1) };
    const [deed, starts] = [RANKS[word!], STARTS[word!]];
    return { seat: Number(seat), event: word!, ...(deed && { deed }), ...(starts && { starts }) };
}

function entry(n: number, events: string[], turn?: number): Entry {
    return { n, at: n, events: events.map(happened), turn: turn ?? null };
}

function game(...updates: string[][]): Entry[] {
    return updates.map((events, index) => entry(index + 1, events));
}

/** A deed as `seat word+word`, those taken back with a minus. */
function brief(deed: Deed): string {
    const words = deed.lines.map(({ event }) => event.event ?? `!${event.act}`);
    return `${isUndone(deed) ? "-" : ""}${deed.seat} ${words.join("+")}`;
}

test("updates of one seat within a turn are one deed", () => {
    const sale = game(["1 played"], ["1 market"], ["1 price", "1 sold", "boarded"], ["2 played"], ["2 dug"]);
    expect(deeds(sale).map(brief)).toEqual(["1 played+market+price+sold+boarded", "2 played+dug"]);
    expect(deeds(sale).map(({ n, turn }) => [n, turn])).toEqual([
        [1, 1],
        [4, 2],
    ]);
});

test("one update may hold deeds of several seats", () => {
    const together = game(
        ["0 rolled"],
        ["0 wrote"],
        ["2 finished"],
        ["1 finished", "1 refused", "2 wrote", "1 rolled"],
    );
    expect(deeds(together).map(brief)).toEqual([
        "0 rolled+wrote",
        "2 finished+wrote",
        "1 finished+refused",
        "1 rolled",
    ]);
});

test("a roll within somebody else's update continues in the next", () => {
    const rolled = game(["0 rolled"], ["0 wrote"], ["1 wrote", "1 rolled"], ["1 wrote"]);
    expect(deeds(rolled).map(brief)).toEqual(["0 rolled+wrote", "1 wrote", "1 rolled+wrote"]);
});

test("gaining by another one's move does not end the other one's deed", () => {
    const helped = game(["began"], ["2 wrote", "1 sold"], ["2 wrote"], ["1 wrote"]);
    expect(deeds(helped).map(brief)).toEqual(["-2 began", "2 wrote+wrote", "1 sold", "1 wrote"]);
});

test("chapters and the scoring have lines of their own, with what they bring", () => {
    const scored = game(["0 sold", "ended", "0 centre", "1 centre", "began", "dealt"], ["1 played"]);
    expect(deeds(scored).map(brief)).toEqual(["0 sold", "-2 ended+centre+centre", "-2 began+dealt", "1 played"]);
});

test("a deed is summed up by the events that the game ranks best, in order", () => {
    const [deed] = deeds(game(["1 played"], ["1 dug"], ["1 price", "1 sold", "1 dug"]));
    expect(mainEvents(deed!).map(({ event }) => event)).toEqual(["dug", "sold"]);
    const [plain] = deeds(game(["1 finished"]));
    expect(mainEvents(plain!).map(({ event }) => event)).toEqual(["finished"]);
});

test("own plans are not told, those of others cannot be known", () => {
    const plans = deeds(game(["1 played"], ["0 planned"], ["0 leader"], ["2 finished"]));
    expect(shownDeeds(plans, [0]).map(brief)).toEqual(["1 played", "2 finished"]);
    const unranked = deeds(game(["0 planned"]));
    expect(shownDeeds(unranked, [0])).toHaveLength(1);
});

test("an undo strikes the last update of its seat, and is told", () => {
    const undone = deeds(game(["1 played"], ["1 dug"], ["1 !undo"], ["1 dug"], ["1 !undo"], ["1 sold"]));
    expect(undone.map(brief)).toEqual(["1 played+dug", "1 !undo", "-1 dug", "1 !undo", "1 sold"]);
    expect(mainEvents(undone[0]!).map(({ event }) => event)).toEqual(["played"]);
});

test("of moves sent together those stand that showed something", () => {
    const entries = game(["1 played", "1 shown", "1 dug"], ["1 !undo"], ["1 sold"]);
    entries[1]!.events[0]!.undone = 1;
    const told = deeds(entries);
    expect(told.map(brief)).toEqual(["1 played+shown+dug", "1 !undo", "1 sold"]);
    expect(told[0]!.lines.map(({ undone }) => undone)).toEqual([false, false, true]);
});

test("an undo of plans is not told", () => {
    expect(deeds(game(["0 planned"], ["0 !undo"])).map(brief)).toEqual(["-0 planned"]);
});

test("a takeback strikes everything since the last move of the seat that asked", () => {
    const entries = game(
        ["0 dug"],
        ["1 played"],
        ["2 played"],
        ["1 !takeback"],
        ["0 !accept"],
        ["2 !accept"],
        ["1 sold"],
    );
    entries[5]!.events[0]!.rewound = true;
    expect(deeds(entries).map(brief)).toEqual([
        "0 dug",
        "-1 played",
        "-2 played",
        "1 !takeback",
        "0 !accept",
        "2 !accept",
        "1 sold",
    ]);
});

test("acts about entropy are left out, and what the start brings belongs to it", () => {
    const begun = game(["0 !entropy"], ["0 !sit"], ["0 !start", "0 dealt", "1 dealt"], ["0 played"]);
    expect(deeds(begun).map(brief)).toEqual(["0 !sit", "0 !start+dealt+dealt", "0 played"]);
});

test("since one's own turn: what others did after it", () => {
    const all = deeds(game(["0 sold"], ["1 played"], ["1 dug"], ["2 played"], ["2 !undo"], ["2 played"]));
    expect(sinceOwn(all, [0])).toBe(1);
    expect(deedsSince(all, [0]).map(brief)).toEqual(["1 played+dug", "2 played"]);
    expect(deedsSince(all, [5])).toEqual([]);
});

test("a deed that goes on keeps its key", () => {
    const updates = [["1 played"], ["1 dug"]];
    expect(deeds(game(...updates))[0]!.key).toBe(deeds(game(updates[0]!))[0]!.key);
});

test("turns are numbered by the server where it counts them", () => {
    const counted = [
        entry(1, ["0 rolled"], 1),
        entry(2, ["1 rolled"], 2),
        entry(3, ["0 !accept"], 1),
        entry(4, ["1 rolled"], 2),
    ];
    expect(deeds(counted).map(({ turn }) => turn)).toEqual([1, 2, 1, 2]);
});
