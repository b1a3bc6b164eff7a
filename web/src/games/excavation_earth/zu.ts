// Zu's turn, card by card: what decided each choice, what was compared, and what the card earned.
import type { FaceEvent } from "../../face/types.ts";
import { COLOURS, ZU_CARDS, relicNumber, type Colour } from "./box.ts";

/** Something that Zu compared, with its value by the deciding priority. */
export interface Candidate {
    kind: "colour" | "relic" | "market";
    number: number;
    mark: number;
    chosen: boolean;
}

/** A choice of Zu, the priority that decided it, and the rule that says so. */
export interface ZuTest {
    event: FaceEvent;
    rule: string;
    /** Whether the values of the candidates say something to a reader. */
    counts: boolean;
    candidates: readonly Candidate[];
}

export interface ZuAct {
    card: number;
    tests: readonly ZuTest[];
    /** What happened then. */
    deeds: readonly FaceEvent[];
    credits: number;
}

/** Rules of the priorities; where a card asks otherwise, by the card's kind. */
const RULES: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
    level: { dig: "EE-ZU-27", sale: "EE-ZU-56", snipe: "EE-ZU-61", haggle: "EE-ZU-12" },
    "could-dig": "EE-ZU-28",
    "not-stored": "EE-ZU-29",
    "fewest-yours": "EE-ZU-29",
    "not-sampled-by-you": "EE-ZU-33",
    rarest: "EE-ZU-33",
    value: "EE-ZU-34",
    "hold-first": "EE-ZU-45",
    "least-popular": "EE-ZU-45",
    "most-tiles": "EE-ZU-12",
    interested: { haggle: "EE-ZU-48", sale: "EE-ZU-57", snipe: "EE-ZU-62" },
    "your-traders": "EE-ZU-16",
    influence: "EE-ZU-13",
    reach: "EE-ZU-55",
    income: "EE-ZU-56",
    "fewest-tiles": "EE-ZU-61",
};
const WORDS: Readonly<Record<string, string>> = {
    "zu-buys-instead": "EE-ZU-37",
    "zu-fences-instead": "EE-ZU-42",
    "zu-failed": "EE-ZU-70",
};
const CHOICES = ["zu-colour", "zu-relic", "zu-market", "zu-lead"];
const COMPARED = /^zu-compared-(colour|relic|market)$/;
/** Priorities whose values are only ranks or yes and no. */
const UNCOUNTED = ["influence", "could-dig", "not-stored", "not-sampled-by-you", "hold-first", "lot", "only"];
/** Words that pay or cost credits: their last noun. */
const PAID: Readonly<Record<string, number>> = { sold: 1, fenced: 1, "zu-failed": 1, bought: -1 };
/** Words that end Zu's turn. */
const ENDS = ["zu-passed", "passed", "round-ended", "round-began", "card-played", "turn-order", "zu-dealt"];

function ruleOf(word: string, why: string, kind: string): string {
    const rule = WORDS[word] ?? RULES[why] ?? "EE-ZU-18";
    return typeof rule === "string" ? rule : (rule[kind] ?? "EE-ZU-18");
}

function numberOf(kind: Candidate["kind"], noun: string): number {
    if (kind === "colour") return COLOURS.indexOf(noun as Colour);
    return kind === "relic" ? relicNumber(noun) : Number(noun) - 1;
}

interface OpenAct {
    card: number;
    tests: ZuTest[];
    deeds: FaceEvent[];
    credits: number;
    compared: Candidate[];
}

export function actsOf(events: readonly FaceEvent[], zu: number): ZuAct[] {
    const acts: OpenAct[] = [];
    let open = false;
    for (const event of events) {
        const [word = "", noun = ""] = (event.event ?? "").split(":");
        if (word === "zu-revealed") {
            const card = ZU_CARDS.findIndex(({ id }) => id === noun);
            acts.push({ card, tests: [], deeds: [], credits: 0, compared: [] });
            open = true;
        } else if (ENDS.includes(word) || (event.seat !== zu && event.seat !== null && event.seat >= 0)) open = false;
        else if (open && word) add(acts.at(-1)!, event);
    }
    return acts;
}

function add(act: OpenAct, event: FaceEvent): void {
    const [word = "", noun = "", why = ""] = event.event!.split(":");
    const [, kind] = COMPARED.exec(word) ?? [];
    if (word in PAID) act.credits += PAID[word]! * Number(event.event!.split(":").at(-1));
    if (kind) {
        const number = numberOf(kind as Candidate["kind"], noun);
        act.compared.push({ kind: kind as Candidate["kind"], number, mark: Number(why), chosen: false });
    } else if (CHOICES.includes(word) || word in WORDS) addTest(act, event, word, noun, word in WORDS ? noun : why);
    else act.deeds.push(event);
}

/** A test that came out the same before is told once. */
function addTest(act: OpenAct, event: FaceEvent, word: string, noun: string, why: string): void {
    const rule = ruleOf(word, why, ZU_CARDS[act.card]?.kind ?? "");
    const candidates = act.compared.map((each) => ({ ...each, chosen: each.number === numberOf(each.kind, noun) }));
    act.compared = [];
    if (act.tests.some((test) => test.event.event === event.event)) return;
    act.tests.push({ event, rule, counts: !UNCOUNTED.includes(why), candidates });
}
