// Legal moves as a list of texts, with which every game can be played by keyboard and screen reader.

export interface Choice {
    move: string;
    label: string;
}

export interface Group {
    /** Common beginning of the labels; empty if there is none. */
    title: string;
    choices: Choice[];
}

/** Normalize accents and capitals, so that "ete" finds "Été". */
export function plain(text: string): string {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function verb(move: string): string {
    return move.split(":", 1)[0]!;
}

/** Words with which all labels begin. */
function beginning(labels: readonly string[]): string {
    const [first = [], ...others] = labels.map((label) => label.split(" "));
    const end = first.findIndex((word, index) => others.some((words) => words[index] !== word));
    return others.length === 0 ? "" : first.slice(0, end < 0 ? first.length : end).join(" ");
}

/** Choices that contain all words of the query, grouped by verb; single ones come last. */
export function grouped(choices: readonly Choice[], query = ""): Group[] {
    const words = plain(query).split(/\s+/).filter(Boolean);
    const found = choices.filter(({ label }) => words.every((word) => plain(label).includes(word)));
    const byVerb = new Map<string, Choice[]>();
    for (const choice of found) byVerb.set(verb(choice.move), [...(byVerb.get(verb(choice.move)) ?? []), choice]);
    const groups = [...byVerb.values()].filter((group) => group.length > 1);
    const single = [...byVerb.values()].filter((group) => group.length === 1).flat();
    const titled = groups.map((group) => ({ title: beginning(group.map(({ label }) => label)), choices: group }));
    return single.length ? [...titled, { title: "", choices: single }] : titled;
}
