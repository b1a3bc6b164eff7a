// How much of an edition is read from the box, and what in it looks odd.
import { lengthOf, linesOf, listOf, markAt, valueAt, wholeMark, type Draft, type Mark } from "./draft.ts";
import { builtIn, groupsOf, isWhole, type EditionForm, type FormField, type FormPart } from "./form.ts";

export interface Progress {
    readonly read: number;
    /** Values that are still to be read: those reconstructed, and new ones. */
    readonly open: number;
}

/** Count the values of some parts; what the rulebook tells is not to be read. */
export function progressOf(form: EditionForm, draft: Draft, parts: readonly FormPart[] = form.parts): Progress {
    const marks = parts.flatMap((part) => part.fields.flatMap((field) => marksOf(form, draft, field)));
    const read = marks.filter((mark) => mark === "box").length;
    return { read, open: marks.filter((mark) => mark === "ours" || mark === "missing").length };
}

/** The mark of each value of a field. */
export function marksOf(form: EditionForm, draft: Draft, field: FormField): readonly Mark[] {
    if (field.sort === "pairs") return linesOf(draft, field).map(({ mark }) => mark);
    if (isWhole(form, field)) {
        const mark = wholeMark(draft, field);
        if (mark === "box") return listOf(form, draft, field).map(() => mark);
        return builtIn(field).map((_, entry) => (field.told.includes(entry) ? "stated" : "ours"));
    }
    return Array.from({ length: lengthOf(form, draft, field) }, (_, entry) => markAt(draft, field, entry));
}

export type UnusualKind = "falls" | "jump" | "high";

export interface Doubt {
    readonly path: string;
    readonly entry: number;
    readonly kind: UnusualKind;
}

/** The largest step between the points of two neighbouring spaces that is not odd. */
const MAX_STEP = 5;
/** The largest threshold that is not odd. */
const MAX_THRESHOLD = 6;

/** Values of tracks that were read, and look odd. Nothing is refused for it. */
export function doubtsOf(form: EditionForm, draft: Draft, parts: readonly FormPart[] = form.parts): readonly Doubt[] {
    return parts.flatMap(groupsOf).flatMap((group) => {
        if (group.kind !== "track") return [];
        const [thresholds] = group.followers.filter(({ like }) => like?.less === 1);
        const steps = oddSteps(form, draft, group.field);
        return thresholds ? [...steps, ...highThresholds(form, draft, thresholds)] : steps;
    });
}

function oddSteps(form: EditionForm, draft: Draft, field: FormField): readonly Doubt[] {
    const values = numbersOf(form, draft, field);
    return values.flatMap((value, entry): Doubt[] => {
        const step = value - (values[entry - 1] ?? value);
        if (!isReadAfter(draft, field, entry) || (step >= 0 && step <= MAX_STEP)) return [];
        return [{ path: field.path, entry, kind: step < 0 ? "falls" : "jump" }];
    });
}

/** Whether an entry and the one before are known, and read: what is not read yet is still going to change. */
export function isReadAfter(draft: Draft, field: FormField, entry: number): boolean {
    const known = (at: number) => ["box", "stated"].includes(markAt(draft, field, at));
    return markAt(draft, field, entry) === "box" && (entry === 0 || known(entry - 1));
}

function highThresholds(form: EditionForm, draft: Draft, field: FormField): readonly Doubt[] {
    return numbersOf(form, draft, field).flatMap((value, entry): Doubt[] => {
        const isOdd = value > MAX_THRESHOLD && markAt(draft, field, entry) === "box";
        return isOdd ? [{ path: field.path, entry, kind: "high" }] : [];
    });
}

function numbersOf(form: EditionForm, draft: Draft, field: FormField): readonly number[] {
    const length = lengthOf(form, draft, field);
    // A new space that nobody has read yet is compared with nothing.
    return Array.from({ length }, (_, entry) => Number(valueAt(draft, field, entry) ?? Number.NaN));
}
