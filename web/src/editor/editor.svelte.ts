// An edition on the page: what is chosen and typed, what was found wrong, and what is stored.
import { doubtsOf, type Doubt, progressOf } from "../editions/progress.ts";
import {
    builtIn,
    fieldAt,
    groupOf,
    isSingle,
    partOf,
    WHOLE,
    type Cell,
    type EditionForm,
    type FormField,
    type FormPart,
    type Group,
    type Pair,
    type Value,
} from "../editions/form.ts";
import {
    editionOf,
    lengthOf,
    linesOf,
    listOf,
    markAt,
    REMOVED,
    samePair,
    trimmed,
    valueAt,
    wholeMark,
    withAllPairs,
    withLength,
    withPair,
    withSlot,
    withSlots,
    type Draft,
    type Mark,
} from "../editions/draft.ts";
import { saveEdition } from "../editions/storage.ts";
import { entryOf, isSame, next, step } from "../editions/walk.ts";
import { EditionChecks } from "./editionChecks.svelte.ts";

export class Editor {
    readonly form: EditionForm;
    readonly checks: EditionChecks;
    draft = $state.raw({} as Draft);
    cell = $state.raw({} as Cell);
    /** What is being typed into the chosen entry; empty before the first key. */
    typed = $state("");
    /** False once the device has refused to store the draft. */
    saved = $state(true);
    /** Entries told by the rulebook that somebody wants to change, by path and number. */
    #opened = $state.raw<ReadonlySet<string>>(new Set());

    constructor(form: EditionForm, draft: Draft) {
        this.form = form;
        this.draft = draft;
        this.cell = entryOf(form, draft, form.parts[0]!);
        this.checks = new EditionChecks(draft.game, () => editionOf(form, this.draft));
        this.checks.changed();
    }

    readonly field: FormField = $derived.by(() => fieldAt(this.form, this.cell.path));
    readonly part: FormPart = $derived.by(() => partOf(this.form, this.cell.path));
    readonly group: Group = $derived.by(() => groupOf(this.form, this.cell.path));
    readonly progress = $derived.by(() => progressOf(this.form, this.draft));
    readonly doubts: readonly Doubt[] = $derived.by(() => doubtsOf(this.form, this.draft));

    /** Value of the chosen entry. */
    get value(): Value | null {
        return valueAt(this.draft, this.field, this.cell.entry);
    }

    /** Whether the chosen entry is told by the rulebook, and nobody has asked to change it. */
    get locked(): boolean {
        const { path, entry } = this.cell;
        return this.markOf(this.cell) === "stated" && !this.#opened.has(`${path}:${entry}`);
    }

    markOf({ path, entry }: Cell): Mark {
        const field = fieldAt(this.form, path);
        return entry === WHOLE ? wholeMark(this.draft, field) : markAt(this.draft, field, entry);
    }

    unlock(): void {
        this.#opened = new Set([...this.#opened, `${this.cell.path}:${this.cell.entry}`]);
    }

    isChosen(cell: Cell): boolean {
        return isSame(cell, this.cell);
    }

    select(cell: Cell): void {
        this.cell = cell;
        this.typed = "";
    }

    enter(part: FormPart): void {
        this.select(entryOf(this.form, this.draft, part));
    }

    next(): void {
        this.select(next(this.form, this.draft, this.cell));
    }

    step(by: number): void {
        this.select(step(this.form, this.draft, this.cell, by));
    }

    /** Type a digit: the first one replaces the value. */
    digit(digit: string): void {
        if (!this.#typesNumbers || this.locked) return;
        const most = String(Math.max(Math.abs(this.field.least), this.field.most)).length;
        const wanted = `${this.typed}${digit}`;
        this.#type(wanted.replace("-", "").length > most ? digit : wanted);
    }

    minus(): void {
        if (!this.#typesNumbers || this.locked) return;
        const text = this.typed || (this.value === null || this.markOf(this.cell) !== "box" ? "" : String(this.value));
        this.#type(text.startsWith("-") ? text.slice(1) : `-${text}`);
    }

    erase(): void {
        if (!this.#typesNumbers || this.locked) return;
        const text = this.typed || (this.markOf(this.cell) === "box" ? String(this.value) : "");
        this.#type(text.slice(0, -1));
    }

    get #typesNumbers(): boolean {
        return this.field.sort.startsWith("number") && this.cell.entry !== WHOLE;
    }

    #type(text: string): void {
        this.typed = text;
        this.#set(/\d/.test(text) ? Number(text) : null);
    }

    /** Go back to what is built in. */
    clear(): void {
        this.typed = "";
        if (this.cell.entry !== WHOLE) return this.#set(null);
        for (const path of this.#wholePaths) this.#change(withSlots(this.draft, path, null));
    }

    /** Paths that are read together with the chosen one: all marks of a column. */
    get #wholePaths(): readonly string[] {
        return this.group.kind === "squares" ? this.group.fields.map(({ path }) => path) : [this.cell.path];
    }

    /** Take the value built in over as read, and go on. */
    same(): void {
        if (this.cell.entry === WHOLE) this.#sameWhole();
        else if (!this.locked) this.#set(builtIn(this.field)[this.cell.entry] ?? null);
        this.next();
    }

    #sameWhole(): void {
        const { group } = this;
        if (group.kind === "pairs") return this.#change(withAllPairs(this.draft, group.field));
        const taken = this.#wholePaths.reduce((draft, path) => {
            const field = fieldAt(this.form, path);
            return withSlots(draft, path, listOf(this.form, draft, field));
        }, this.draft);
        this.#change(taken);
    }

    choose(name: string): void {
        if (!this.locked) this.#set(name);
    }

    #set(value: Value | null): void {
        const entry = isSingle(this.field) ? 0 : this.cell.entry;
        this.#change(withSlot(this.draft, this.cell.path, entry, value));
    }

    /** Set an entry that is not the chosen one, from a form. */
    put({ path, entry }: Cell, value: Value | null): void {
        this.#change(withSlot(this.draft, path, entry, value));
    }

    /** Read a whole field, from a form; null for the one built in. */
    putAll(path: string, values: readonly Value[] | null): void {
        this.#change(withSlots(this.draft, path, values));
    }

    lengthOf(field: FormField): number {
        return lengthOf(this.form, this.draft, field);
    }

    setLength(field: FormField, length: number): void {
        this.#change(withLength(this.draft, field, length));
        if (this.cell.entry >= this.lengthOf(this.field))
            this.select({ ...this.cell, entry: this.lengthOf(this.field) - 1 });
    }

    listOf(field: FormField): readonly Value[] {
        return listOf(this.form, this.draft, field);
    }

    /** What a square bears next: nothing, then each mark of the column in turn. */
    turnSquare(fields: readonly FormField[], square: number): void {
        const at = fields.findIndex((field) => this.listOf(field).includes(square));
        const marks = fields.map((field, index) => {
            const others = this.listOf(field).filter((value) => value !== square);
            return index === at + 1 ? [...others, square].sort((one, other) => Number(one) - Number(other)) : others;
        });
        this.#change(fields.reduce((draft, { path }, index) => withSlots(draft, path, marks[index]!), this.draft));
        this.select({ path: fields[0]!.path, entry: WHOLE });
    }

    /** Put a name into a set, or take it out. */
    turnName(field: FormField, name: string): void {
        const list = this.listOf(field);
        const order = field.names.map((each) => each.name);
        const turned = list.includes(name) ? list.filter((each) => each !== name) : [...list, name];
        const sorted = [...turned].sort((one, other) => order.indexOf(String(one)) - order.indexOf(String(other)));
        this.#change(withSlots(this.draft, field.path, sorted));
        this.select({ path: field.path, entry: WHOLE });
    }

    linesOf(field: FormField) {
        return linesOf(this.draft, field);
    }

    /** Join two places, or part them if they are joined and read. */
    turnPair(field: FormField, pair: Pair): void {
        const found = this.linesOf(field).find(({ value }) => samePair(value, pair));
        if (found?.mark === "box") this.removeLine(field, found.slot);
        else this.#change(withPair(this.draft, field, pair));
    }

    removeLine(field: FormField, slot: number): void {
        this.#change(withSlot(this.draft, field.path, slot, REMOVED));
    }

    readLine(field: FormField, pair: Pair): void {
        this.#change(withPair(this.draft, field, pair));
    }

    describe(changes: Partial<Pick<Draft, "title" | "source">>): void {
        this.#change({ ...this.draft, ...changes });
    }

    /** Replace all values by those of a file. */
    replace(draft: Draft): void {
        this.#change(draft);
        this.enter(this.form.parts[0]!);
    }

    /** Every change is stored at once: the page may be closed at any time. */
    #change(draft: Draft): void {
        this.draft = { ...draft, savedAt: Date.now() };
        this.saved = saveEdition(trimmed(this.form, this.draft));
        this.checks.changed();
    }
}
