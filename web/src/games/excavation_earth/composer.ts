// A plan grows by itself: each question of the turn is answered by what was chosen, else by a sensible default.
import { nounsOf, verbOf } from "./choices.ts";

/** A question of the rules, and the moves that answer it. */
export interface Decision {
    prompt: string;
    legal: readonly string[];
}

/** A move that was chosen, with the question it answered; the empty question stands for any. */
export interface Preference {
    prompt: string;
    move: string;
}

/** What a plan leads to, as the server says. */
export interface Outcome extends Decision {
    moves: readonly string[];
    state: string;
    /** The question before each of the moves. */
    steps?: readonly Decision[];
}

/** A question that is asked again until enough is chosen: its moves, the one that ends it, and how many there may be. */
export interface Group {
    verbs: readonly string[];
    stop: string;
    most: number;
    /** Whether the question says how many are left. */
    counted?: boolean;
    /** Whether the order of the choices is that of the touches; else that of the rules. */
    ordered?: boolean;
    /** Whether steps of the table come before it is asked again: the move that ends it shows whether it is. */
    later?: boolean;
}

const MANY = 9;
export const GROUPS: Readonly<Record<string, Group>> = {
    dig: { verbs: ["dig"], stop: "stop-digging", most: MANY, counted: true, ordered: true },
    "sell-market": { verbs: ["pick-market"], stop: "stop-markets", most: MANY },
    "sell-relic": { verbs: ["sell"], stop: "", most: MANY },
    command: {
        verbs: ["send-trader", "send-emissary", "recall"],
        stop: "finish-command",
        most: 2,
        ordered: true,
        later: true,
    },
    fence: { verbs: ["fence"], stop: "stop-fencing", most: MANY, counted: true },
    buy: { verbs: ["buy"], stop: "stop-buying", most: MANY, counted: true, ordered: true, later: true },
    "safe-deal": { verbs: ["buy", "fence"], stop: "stop-deals", most: MANY, counted: true, ordered: true, later: true },
};

/** How many choices a question allows, from now on. */
export function choicesOf({ prompt }: Decision): number {
    const group = GROUPS[verbOf(prompt)];
    return group?.counted ? Number(nounsOf(prompt)[0]) : (group?.most ?? 1);
}
/** No plan is longer: whoever answers in circles is stopped. */
const MAX_MOVES = 40;

/** Whether a preference answers a question: names of components say it, bare words only in the question they were said to. */
function fits({ prompt, move }: Preference, question: Decision): boolean {
    if (!question.legal.includes(move)) return false;
    if (!prompt || nounsOf(move).length || prompt === question.prompt) return true;
    return verbOf(prompt) !== "sample" && verbOf(prompt) === verbOf(question.prompt);
}

/** The preference that answers a question; of things that the rules name in order, the first. */
function granted(question: Decision, preferences: readonly Preference[]): Preference | undefined {
    const fitting = preferences.filter((preference) => fits(preference, question));
    if (fitting.length < 2 || GROUPS[verbOf(question.prompt)]?.ordered) return fitting[0];
    return fitting.toSorted((a, b) => question.legal.indexOf(a.move) - question.legal.indexOf(b.move))[0];
}

/** Whether a choice was made in the group of a question, so that nothing is added to it by default. */
function isChosen(question: Decision, preferences: readonly Preference[]): boolean {
    const [word, group] = [verbOf(question.prompt), GROUPS[verbOf(question.prompt)]];
    return preferences.some(
        ({ prompt, move }) => !!group?.verbs.includes(verbOf(move)) && (!prompt || verbOf(prompt) === word),
    );
}

/** Extend a plan to its end, or to the first question that has neither preference nor default. */
export async function compose(
    start: readonly string[],
    preferences: readonly Preference[],
    ask: (moves: readonly string[]) => Promise<Outcome>,
    defaultAnswer: (question: Outcome) => string | undefined,
): Promise<readonly string[]> {
    const left = [...preferences];
    let moves = start;
    while (moves.length < MAX_MOVES) {
        const outcome = await lookOn(await ask(moves), ask);
        if (outcome.state === "refused") return moves.length > start.length ? moves.slice(0, -1) : moves;
        for (const move of outcome.moves.slice(moves.length)) use(left, move);
        moves = outcome.moves;
        const next = outcome.legal.length ? nextMove(outcome, left, preferences, defaultAnswer) : undefined;
        if (!next) return moves;
        use(left, next);
        moves = [...moves, next];
    }
    return moves;
}

/** Where a plan seems complete, find out whether a question is asked once more. */
async function lookOn(outcome: Outcome, ask: (moves: readonly string[]) => Promise<Outcome>): Promise<Outcome> {
    if (outcome.state === "refused" || outcome.legal.length) return outcome;
    for (const { stop } of Object.values(GROUPS).filter((group) => isAskedAgain(group, outcome))) {
        const ended = await ask([...outcome.moves, stop]);
        const question = ended.state === "refused" ? undefined : ended.steps?.[outcome.moves.length];
        if (question) return { ...outcome, ...question, state: "open" };
    }
    return outcome;
}

function isAskedAgain(group: Group, { moves, steps }: Outcome): boolean {
    const { verbs, stop, later } = group;
    const many = moves.filter((move) => verbs.includes(verbOf(move))).length;
    const first = steps?.find(({ prompt }) => GROUPS[verbOf(prompt)] === group);
    const most = first ? choicesOf(first) : group.most;
    return !!later && many > 0 && many < most && !moves.includes(stop);
}

function nextMove(
    outcome: Outcome,
    left: readonly Preference[],
    preferences: readonly Preference[],
    defaultAnswer: (question: Outcome) => string | undefined,
): string | undefined {
    const preference = granted(outcome, left);
    if (preference) return preference.move;
    const stop = GROUPS[verbOf(outcome.prompt)]?.stop;
    if (stop && outcome.legal.includes(stop) && isChosen(outcome, preferences)) return stop;
    return outcome.legal.length === 1 ? outcome.legal[0] : defaultAnswer(outcome);
}

/** Each preference is granted once: equal relics are wished one by one. */
function use(preferences: Preference[], move: string): void {
    const at = preferences.findIndex((preference) => preference.move === move);
    if (at >= 0) preferences.splice(at, 1);
}
