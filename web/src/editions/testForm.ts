// A small form for tests: a track with thresholds, a museum, two columns, roles, lines of a map.
import type { EditionForm, FormField, FormPart } from "./form.ts";

function title(text: string) {
    return { fr: text, en: text };
}

export function field(path: string, more: Partial<FormField>): FormField {
    const value = more.value ?? [];
    const length = Array.isArray(value) ? value.length : 1;
    return {
        path,
        title: title(path),
        sort: "numbers",
        least: 0,
        most: 99,
        shortest: length,
        longest: length,
        like: null,
        names: [],
        rising: false,
        distinct: false,
        rulebook: [],
        ...more,
        value,
    };
}

export function part(name: string, ...fields: FormField[]): FormPart {
    return { name, title: title(name), fields };
}

const names = ["a", "b", "c", "d"].map((name) => ({ name, title: title(name.toUpperCase()) }));

export const POINTS = field("sites/ur/points", {
    value: [0, 1, 2, 4],
    rulebook: [0],
    shortest: 3,
    longest: 12,
    least: -9,
});
export const THRESHOLDS = field("sites/ur/thresholds", {
    value: [1, 2, 3],
    like: { path: "sites/ur/points", less: 1 },
    least: 1,
    most: 11,
});
export const MUSEUM = field("curator/points", { value: [0, 1, 3] });
export const ARROWS = field("columns/red/arrows", {
    value: [2, 8],
    least: 1,
    most: 9,
    rising: true,
    distinct: true,
});
export const ARTEFACTS = field("columns/red/artefacts", {
    value: [4, 7],
    least: 1,
    most: 9,
    rising: true,
    distinct: true,
});
export const ROLES = field("scenarios/ur/roles", { value: ["a", "b"], sort: "names", distinct: true, names });
export const LINES = field("map/lines", {
    value: [
        ["a", "b"],
        ["b", "c"],
        ["c", "d"],
    ],
    sort: "pairs",
    shortest: 1,
    longest: 9,
    names,
});
export const HOLD = field("crew/hold", { value: 4, sort: "number" });

export const FORM: EditionForm = {
    reconstructed: 19,
    about: title("Much is reconstructed."),
    parts: [
        part("ur", POINTS, THRESHOLDS),
        part("museum", MUSEUM),
        part("red", ARROWS, ARTEFACTS),
        part("roles", ROLES),
        part("map", LINES),
        part("crew", HOLD),
    ],
    offered: [],
    may_offer: false,
    trial_games: 40,
};
