/** Entropy is noted, committed, revealed once all commitments are fixed, and never given to a changed table. */
import { expect, test } from "vitest";
import { commitment } from "./committedLuck.ts";
import { changeEntropy, newNotes, type DeviceNotes } from "./deviceNotes.ts";
import { fromHex } from "./encoding.ts";
import { nextStep, withLastReveals, type ShownTable } from "./entropyExchange.ts";

const TABLE = { id: "T", game: "lost-cities", seats: 2, commitment: "ab".repeat(32) };
const FRESH = newNotes(TABLE, true);
const WAITING: ShownTable = {
    status: "waiting",
    n: 3,
    commitment: TABLE.commitment,
    entropies: ["", ""],
    mySeats: [0],
};
const OTHER = `committed:${"cd".repeat(32)}`;

function shown(change: Partial<ShownTable>): ShownTable {
    return { ...WAITING, ...change };
}

/** Notes with an acknowledged commitment of seat 0, and its fingerprint. */
function committed(): { notes: DeviceNotes; hash: string } {
    const { notes, due } = nextStep(FRESH, WAITING);
    const hash = due[0]!.commitment!;
    return { notes: changeEntropy(notes, hash, { committed: true, n: 4 }), hash };
}

test("while waiting, the fingerprint of noted entropy is sent, for own seats only", () => {
    const { notes, due } = nextStep(FRESH, WAITING);
    const { entropy } = notes.entropies[0]!;
    expect(due).toEqual([{ seat: 0, commitment: commitment(fromHex(entropy)) }]);
    expect(notes.entropies).toMatchObject([{ seat: 0, committed: false, revealed: "", others: [] }]);
    expect(entropy).toMatch(/^[0-9a-f]{64}$/);
});

test("a commitment without an answer is sent again, the same one", () => {
    const first = nextStep(FRESH, WAITING);
    expect(nextStep(first.notes, WAITING)).toEqual(first);
});

test("a commitment is not sent again, also if an older update comes later", () => {
    const { notes, hash } = committed();
    expect(nextStep(notes, WAITING)).toEqual({ notes, due: [] });
    expect(nextStep(notes, shown({ n: 4, entropies: [`committed:${hash}`, ""] }))).toEqual({ notes, due: [] });
});

test("after the start it is revealed, once what all others gave is noted", () => {
    const { notes, hash } = committed();
    const entropies = [`committed:${hash}`, OTHER];
    const revealing = nextStep(notes, shown({ status: "starting", n: 6, entropies }));
    expect(revealing.due).toEqual([{ seat: 0, entropy: notes.entropies[0]!.entropy }]);
    expect(revealing.notes.entropies).toMatchObject([{ revealed: "sent", others: entropies }]);
    const later = [`committed:${hash}`, OTHER.replace("committed", "revealed")];
    const again = nextStep(revealing.notes, shown({ status: "starting", n: 7, entropies: later }));
    expect(again.due).toEqual(revealing.due);
    // A seat that reveals later must not be left out.
    expect(again.notes.entropies[0]!.others).toEqual(later);
});

test("a seat that reveals just before the game is noted from the events, not from those before the own entropy", () => {
    const { notes, hash } = committed();
    const entropies = [`committed:${hash}`, OTHER];
    const revealing = nextStep(notes, shown({ status: "starting", n: 6, entropies })).notes;
    const others = (after: number | undefined, events: { act: string; seat: number }[]) =>
        withLastReveals(revealing, { events, ...(after === undefined ? {} : { after }) }).entropies[0]!.others;
    const entropy = { act: "entropy", seat: 1 };
    expect(others(6, [entropy])).toEqual([entropies[0], OTHER.replace("committed", "revealed")]);
    // After a reload all events come again, also the commitments.
    expect(others(0, [entropy])).toEqual(entropies);
    expect(others(undefined, [entropy])).toEqual(entropies);
    expect(others(6, [{ act: "start", seat: 1 }])).toEqual(entropies);
    expect(withLastReveals(notes, { after: 6, events: [entropy] }).entropies[0]!.others).toEqual([]);
});

test("an update that shows it acknowledges it", () => {
    const { notes, due } = nextStep(FRESH, WAITING);
    const hash = due[0]!.commitment!;
    const seen = nextStep(notes, shown({ n: 5, entropies: [`committed:${hash}`, ""] }));
    expect(seen).toMatchObject({ due: [], notes: { entropies: [{ committed: true, n: 5 }] } });
    const revealed = nextStep(seen.notes, shown({ status: "starting", n: 9, entropies: [`revealed:${hash}`, ""] }));
    expect(revealed).toMatchObject({ due: [], notes: { entropies: [{ revealed: "accepted" }] } });
});

test("nothing is given to a table with another fingerprint than the first", () => {
    const { notes, hash } = committed();
    const entropies = [`committed:${hash}`, OTHER];
    const changed = { commitment: "00".repeat(32) };
    expect(nextStep(FRESH, shown(changed)).due).toEqual([]);
    expect(nextStep(notes, shown({ ...changed, status: "starting", n: 6, entropies })).due).toEqual([]);
});

test.each<Partial<ShownTable>>([
    { entropies: [] },
    { entropies: [""] },
    { entropies: ["", "", ""] },
    { entropies: ["", 5 as unknown as string] },
    { entropies: ["", "committed:5"] },
    { entropies: ["", "5"] },
    { n: 12.5 },
    { n: "4" as unknown as number },
    { mySeats: [2] },
    { mySeats: [0.5] },
])("nothing is noted of, and given to, a table shown in another form: %j", (change) => {
    const { notes, hash } = committed();
    expect(nextStep(FRESH, shown(change))).toEqual({ notes: FRESH, due: [] });
    const starting = shown({ status: "starting", n: 6, entropies: [`committed:${hash}`, OTHER], ...change });
    expect(nextStep(notes, starting)).toEqual({ notes, due: [] });
});

test("nothing is given to a table that was met after its start", () => {
    const late = newNotes(TABLE, false);
    expect(nextStep(late, WAITING).due).toEqual([]);
    expect(nextStep(late, shown({ status: "starting" })).due).toEqual([]);
});

test("nothing is revealed while waiting, for another's commitment, or without the noted entropy", () => {
    const { notes, hash } = committed();
    const own = [`committed:${hash}`, ""];
    expect(nextStep(notes, shown({ n: 5, entropies: own })).due).toEqual([]);
    expect(nextStep(notes, shown({ status: "starting", n: 5, entropies: [OTHER, ""] })).due).toEqual([]);
    expect(nextStep(FRESH, shown({ status: "starting", n: 5, entropies: own })).due).toEqual([]);
    expect(nextStep(notes, shown({ status: "playing", n: 5, entropies: [] }))).toEqual({ notes, due: [] });
});

test("a void commitment is replaced by new entropy, also one that was revealed", () => {
    const { notes, hash } = committed();
    const starting = shown({ status: "starting", n: 6, entropies: [`committed:${hash}`, OTHER] });
    for (const before of [notes, nextStep(notes, starting).notes]) {
        const after = nextStep(before, shown({ n: 7 }));
        expect(after.due).toHaveLength(1);
        expect(after.due[0]!.commitment).not.toBe(hash);
        expect(after.notes.entropies).toMatchObject([{ committed: false, revealed: "", others: [] }]);
        // Only a start after which this device had revealed its entropy could have been made void because of the luck.
        expect(after.notes.restarts).toBe(before === notes ? 0 : 1);
    }
});

test("a seat that was left is forgotten; another one gets new entropy", () => {
    const { notes } = committed();
    const moved = nextStep(notes, shown({ n: 8, mySeats: [1] }));
    expect(moved.notes.entropies.map(({ seat }) => seat)).toEqual([1]);
    expect(nextStep(notes, shown({ n: 8, mySeats: [] })).notes.entropies).toEqual([]);
});

test("a seat whose person has logged out on this device keeps its entropy", () => {
    const { notes, hash } = committed();
    const other = nextStep(notes, shown({ n: 8, mySeats: [1], entropies: [`committed:${hash}`, ""] }));
    expect(other.notes.entropies.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(other.due.map(({ seat }) => seat)).toEqual([1]);
});

test("companions on one device each give their own", () => {
    const { notes, due } = nextStep(FRESH, shown({ mySeats: [0, 1] }));
    expect(new Set(due.map((each) => each.commitment)).size).toBe(2);
    const entropies = due.map((each) => `committed:${each.commitment}`);
    const revealing = nextStep(notes, shown({ status: "starting", n: 6, mySeats: [0, 1], entropies }));
    expect(revealing.due.map((each) => each.seat)).toEqual([0, 1]);
    expect(revealing.notes.entropies.map(({ others }) => others)).toEqual([entropies, entropies]);
});
