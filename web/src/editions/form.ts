// What an edition of a game can change, as the server tells it: parts of the box, their values, and what is reconstructed.

export interface Title {
    readonly fr: string;
    readonly en: string;
}

export type Pair = readonly [string, string];
export type Value = number | string | Pair;
export type Sort = "number" | "numbers" | "name" | "names" | "pairs";

export interface FormField {
    /** Where the value stands in the file: `sites/ur/points`. */
    readonly path: string;
    readonly title: Title;
    readonly sort: Sort;
    readonly least: number;
    readonly most: number;
    /** Allowed number of entries; equal if it is fixed. */
    readonly shortest: number;
    readonly longest: number;
    /** Another list that this one has so many entries less than. */
    readonly like: { readonly path: string; readonly less: number } | null;
    readonly names: readonly { readonly name: string; readonly title: Title }[];
    readonly rising: boolean;
    readonly distinct: boolean;
    /** The value built in. */
    readonly value: Value | readonly Value[];
    /** Entries that the rulebook gives. */
    readonly rulebook: readonly number[];
}

export interface FormPart {
    readonly name: string;
    readonly title: Title;
    readonly fields: readonly FormField[];
}

/** An edition that this host offers. */
export interface OfferedEdition {
    readonly name: string;
    readonly title: string;
    readonly source: string;
    readonly fingerprint: string;
    readonly reconstructed: number;
    /** Games that this server has played to their end with it; 0 if it was not tried. */
    readonly checked: number;
    /** When its file was changed last, in seconds. */
    readonly changed_at: number;
}

export interface EditionForm {
    readonly reconstructed: number;
    /** What is reconstructed, as a sentence; empty if nothing is. */
    readonly about: Title;
    readonly parts: readonly FormPart[];
    readonly offered: readonly OfferedEdition[];
    readonly may_offer: boolean;
    /** Random games that a trial plays. */
    readonly trial_games: number;
}

/** A value as an edition is written. */
export type Written = Value | readonly Value[];

/** An edition as it is sent; `?` stands for an entry that is still the one built in. */
export interface EditionIn {
    readonly name?: string;
    readonly title: string;
    readonly source: string;
    readonly values: Readonly<Record<string, Written>>;
}

export interface Problem {
    readonly path: string;
    /** -1 if it is about the whole value. */
    readonly entry: number;
    readonly kind: "error" | "doubt";
    /** What is wrong, with the place. */
    readonly text: Title;
    /** The same without the place. */
    readonly what: Title;
}

/** Fields of a part that are drawn and read together. */
export type Group =
    | { readonly kind: "track"; readonly field: FormField; readonly followers: readonly FormField[] }
    | { readonly kind: "squares"; readonly field: FormField; readonly fields: readonly FormField[] }
    | { readonly kind: "row" | "set" | "pairs"; readonly field: FormField };

/** A value that somebody can stand on: an entry of a field, or -1 for a field that is read as a whole. */
export interface Cell {
    readonly path: string;
    readonly entry: number;
}

export const WHOLE = -1;
/** Most squares that a column of marked squares is drawn with. */
const MOST_SQUARES = 12;

export function isSingle(field: FormField): boolean {
    return field.sort === "number" || field.sort === "name";
}

/** The values built in, as a list. */
export function builtIn(field: FormField): readonly Value[] {
    return isSingle(field) ? [field.value as Value] : (field.value as readonly Value[]);
}

export function fieldsOf(form: EditionForm): readonly FormField[] {
    return form.parts.flatMap((part) => part.fields);
}

export function fieldAt(form: EditionForm, path: string): FormField {
    const field = fieldsOf(form).find((each) => each.path === path);
    if (!field) throw new Error(`no such value: ${path}`);
    return field;
}

export function partOf(form: EditionForm, path: string): FormPart {
    return form.parts.find((part) => part.fields.some((field) => field.path === path)) ?? form.parts[0]!;
}

/** Whether a list says which squares of a column bear something, such as the arrows of a column. */
function marksSquares(field: FormField): boolean {
    const squares = field.most - field.least + 1;
    return field.sort === "numbers" && field.rising && !field.like && squares <= MOST_SQUARES;
}

/** Whether the entries of a list have no places: only which names it has matters. */
function isSet(field: FormField): boolean {
    return field.sort === "names" && field.distinct;
}

/** Split a part into what is drawn together. */
export function groupsOf(part: FormPart): readonly Group[] {
    const squares = part.fields.filter(marksSquares);
    const column = squares.length > 1 ? squares : [];
    return part.fields.flatMap((field) => groupAt(part, field, column));
}

function groupAt(part: FormPart, field: FormField, column: readonly FormField[]): readonly Group[] {
    if (column.includes(field)) return field === column[0] ? [{ kind: "squares", field, fields: column }] : [];
    const leads = (other: FormField) => other.like?.path === field.path;
    if (part.fields.some(leads)) return [{ kind: "track", field, followers: part.fields.filter(leads) }];
    if (field.like && part.fields.some(({ path }) => path === field.like?.path)) return [];
    if (field.sort === "pairs") return [{ kind: "pairs", field }];
    return [{ kind: isSet(field) ? "set" : "row", field }];
}

/** Whether a field is read as a whole, not entry by entry. */
export function isWhole(form: EditionForm, field: FormField): boolean {
    const group = groupsOf(partOf(form, field.path)).find((each) =>
        each.kind === "squares" ? each.fields.includes(field) : each.field === field,
    );
    return group?.kind === "squares" || group?.kind === "set";
}

/** The group that a field is drawn in. */
export function groupOf(form: EditionForm, path: string): Group {
    const part = partOf(form, path);
    const found = groupsOf(part).find((group) => pathsOf(group).includes(path));
    if (!found) throw new Error(`no group for ${path}`);
    return found;
}

export function pathsOf(group: Group): readonly string[] {
    const more = group.kind === "track" ? group.followers : group.kind === "squares" ? group.fields.slice(1) : [];
    return [group.field, ...more].map(({ path }) => path);
}

/** Whether the entries of a list stand between the spaces of its track. */
export function isBetween({ like }: FormField): boolean {
    return (like?.less ?? 0) > 0;
}

/** What has to be reached to go from one space of a track to the next. */
export function thresholdsOf({ followers }: Group & { kind: "track" }): FormField | undefined {
    return followers.find(isBetween);
}
