// An edition on the page: what is chosen and typed, and how values change.
import { isOfRulebook, valueAt, withLength, withoutValues, withSlot, withSlots } from "../editions/draft.ts";
import { changedPaths, type EditionDraft, type Mark } from "../editions/draft.ts";
import { builtIn, fieldAt, groupOf, isSingle, partOf, WHOLE } from "../editions/form.ts";
import type { Cell, EditionForm, FormField, FormPart, Group, Pair, Value } from "../editions/form.ts";
import { lengthOf, listOf } from "../editions/lists.ts";
import { linesOf, samePair, withAllPairs, withoutPair, withPair, type Line } from "../editions/pairs.ts";
import { progressOf } from "../editions/progress.ts";
import { valuesOf, type Values } from "../editions/values.ts";
import { cellAt, entryOf, isSame, markOf, next, step } from "../editions/walk.ts";
import { editionOf } from "../editions/written.ts";
import { DraftHistory } from "./draftHistory.svelte.ts";
import { EditionChecks } from "./editionChecks.svelte.ts";
import { remarksAt, remarksOf, type Remark } from "../editions/remarks.ts";

/** A change of many values by one touch, which people may want to undo. */
export type Sweep = "" | "cleared" | "same" | "file";

export class Editor {
    readonly form: EditionForm;
    readonly checks: EditionChecks;
    readonly history: DraftHistory;
    cell = $state.raw({} as Cell);
    /** What is being typed into the chosen entry; empty before the first key. */
    typed = $state("");
    /** The last change, if it was one of many values. */
    swept = $state<Sweep>("");
    /** Values given by the rulebook that somebody wants to change, by path and entry. */
    #opened = $state.raw<ReadonlySet<string>>(new Set());

    constructor(form: EditionForm, draft: EditionDraft) {
        this.form = form;
        this.history = new DraftHistory(form, draft, (before) => this.#changed(before));
        this.checks = new EditionChecks(draft.game, () => editionOf(form, this.draft));
        this.cell = entryOf(form, draft, form.parts[0]!);
    }

    /** Ask the server, and follow what other pages do; return how to stop. */
    begin(): () => void {
        const [stopChecks, stopWatching] = [this.checks.begin(), this.history.watch()];
        return () => {
            stopChecks();
            stopWatching();
        };
    }

    get draft(): EditionDraft {
        return this.history.draft;
    }

    readonly field: FormField = $derived.by(() => fieldAt(this.form, this.cell.path));
    readonly part: FormPart = $derived.by(() => partOf(this.form, this.cell.path));
    readonly group: Group = $derived.by(() => groupOf(this.form, this.cell.path));
    readonly progress = $derived.by(() => progressOf(this.form, this.draft));
    /** All values in force, by their path. */
    readonly values: Values = $derived.by(() => valuesOf(this.form, this.draft));
    readonly remarks: readonly Remark[] = $derived.by(() => remarksOf(this.form, this.draft, this.checks.problems));

    /** Whether something is wrong, as far as is known. */
    get isWrong(): boolean {
        return this.remarks.some(({ kind }) => kind === "error");
    }

    remarksAt(cell: Cell): readonly Remark[] {
        return remarksAt(this.remarks, cell);
    }

    /** Value of the chosen entry. */
    get value(): Value | null {
        return valueAt(this.draft, this.field, this.cell.entry);
    }

    get isWhole(): boolean {
        return this.cell.entry === WHOLE;
    }

    /** Whether digits are typed into the chosen entry. */
    get takesNumber(): boolean {
        return this.field.sort.startsWith("number") && !this.isWhole;
    }

    /** Whether the chosen entry is given by the rulebook, and nobody has asked to change it. */
    get locked(): boolean {
        return this.isLocked(this.cell);
    }

    /** Whether there is a value built in that the box may have too. */
    get hasOurs(): boolean {
        return this.isWhole || builtIn(this.field)[this.cell.entry] !== undefined;
    }

    isLocked(cell: Cell): boolean {
        return this.markOf(cell) === "rulebook" && !this.#opened.has(`${cell.path}:${cell.entry}`);
    }

    markOf(cell: Cell): Mark {
        return markOf(this.form, this.draft, cell);
    }

    unlock(cell: Cell = this.cell): void {
        this.#opened = new Set([...this.#opened, `${cell.path}:${cell.entry}`]);
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
        if (!this.takesNumber || this.locked) return;
        const most = String(Math.max(Math.abs(this.field.least), this.field.most)).length;
        const wanted = `${this.typed}${digit}`;
        this.#type(wanted.replace("-", "").length > most ? digit : wanted);
    }

    get takesMinus(): boolean {
        return this.takesNumber && this.field.least < 0 && !this.locked;
    }

    minus(): void {
        if (!this.takesMinus) return;
        const text = this.#text;
        this.#type(text.startsWith("-") ? text.slice(1) : `-${text}`);
    }

    erase(): void {
        if (!this.takesNumber || this.locked) return;
        this.#type(this.#text.slice(0, -1));
    }

    /** What is typed, or was read. */
    get #text(): string {
        return this.typed || (this.markOf(this.cell) === "box" ? String(this.value) : "");
    }

    #type(text: string): void {
        this.typed = text;
        this.#set(/\d/.test(text) ? Number(text) : null);
    }

    /** Go back to what is built in. */
    clear(): void {
        this.typed = "";
        if (!this.isWhole) return this.#set(null);
        const paths = this.#wholeFields.map(({ path }) => path);
        this.#sweep("cleared", (draft) => paths.reduce(withoutValues, draft));
    }

    /** Fields that are read together with the chosen one: all marks of a column. */
    get #wholeFields(): readonly FormField[] {
        return this.group.kind === "squares" ? this.group.fields : [this.field];
    }

    /** Take the value built in over as read, and go on; a new entry has none. */
    same(): void {
        if (!this.hasOurs) return;
        if (this.isWhole) this.#sameWhole();
        else if (!this.locked) this.takeOurs(this.cell);
        this.next();
    }

    #sameWhole(): void {
        const open = this.#wholeFields.filter((field) => !isOfRulebook(field));
        const take = (draft: EditionDraft, field: FormField): EditionDraft =>
            field.sort === "pairs" ? withAllPairs(draft, field) : withSlots(draft, field.path, builtIn(field));
        if (open.length) this.#sweep("same", (draft) => open.reduce(take, draft));
    }

    choose(name: string): void {
        if (!this.locked) this.#set(name);
    }

    #set(value: Value | null): void {
        this.put(this.cell, value);
    }

    /** Set an entry, or with null go back to the one built in. */
    put({ path, entry }: Cell, value: Value | null): void {
        const at = isSingle(fieldAt(this.form, path)) ? 0 : entry;
        this.change((draft) => withSlot(draft, path, at, value));
    }

    /** Take the value built in of an entry over as read. */
    takeOurs({ path, entry }: Cell): void {
        this.put({ path, entry }, builtIn(fieldAt(this.form, path))[entry] ?? null);
    }

    /** Read a whole field; null for the one built in. */
    putAll(path: string, values: readonly Value[] | null): void {
        this.change((draft) => withSlots(draft, path, values));
    }

    lengthOf(field: FormField): number {
        return lengthOf(this.form, this.draft, field);
    }

    setLength(field: FormField, length: number): void {
        this.change((draft) => withLength(draft, field, length));
    }

    listOf(field: FormField): readonly Value[] {
        return listOf(this.draft, field);
    }

    /** What a square bears next: nothing, then each mark of the column in turn. */
    turnSquare(fields: readonly FormField[], square: number): void {
        if (!this.#mayChange(fields[0]!)) return;
        const at = fields.findIndex((field) => this.listOf(field).includes(square));
        const marks = fields.map((field, index) => {
            const others = this.listOf(field).filter((value) => value !== square);
            return index === at + 1 ? [...others, square].sort((one, other) => Number(one) - Number(other)) : others;
        });
        this.change((draft) => fields.reduce((all, { path }, index) => withSlots(all, path, marks[index]!), draft));
    }

    /** Put a name into a set, or take it out. */
    turnName(field: FormField, name: string): void {
        if (!this.#mayChange(field)) return;
        const list = this.listOf(field);
        const turned = field.names.map((each) => each.name).filter((each) => list.includes(each) !== (each === name));
        this.putAll(field.path, turned);
    }

    linesOf(field: FormField): readonly Line[] {
        return linesOf(this.draft, field);
    }

    /** Join two places, or part them if they are joined and read. */
    turnPair(field: FormField, pair: Pair): void {
        const found = this.linesOf(field).find(({ value }) => samePair(value, pair));
        if (found && found.mark !== "ours") this.removeLine(field, found.value);
        else this.readLine(field, found?.value ?? pair);
    }

    removeLine(field: FormField, pair: Pair): void {
        if (this.#mayChange(field)) this.change((draft) => withoutPair(draft, field, pair));
    }

    readLine(field: FormField, pair: Pair): void {
        if (this.#mayChange(field)) this.change((draft) => withPair(draft, field, pair));
    }

    /** Choose a field that is read as a whole; it changes unless the rulebook tells it. */
    #mayChange(field: FormField): boolean {
        this.select({ path: field.path, entry: WHOLE });
        return !this.locked;
    }

    describe(changes: Partial<Pick<EditionDraft, "name" | "title" | "source">>): void {
        this.change((draft) => ({ ...draft, ...changes }));
    }

    /** Replace all values by those of a file. */
    replace(draft: EditionDraft): void {
        this.#sweep("file", () => draft);
        this.enter(this.form.parts[0]!);
    }

    change(how: (draft: EditionDraft) => EditionDraft): void {
        this.swept = "";
        this.history.change(how);
    }

    #sweep(kind: Sweep, how: (draft: EditionDraft) => EditionDraft): void {
        this.history.change(how);
        this.swept = kind;
    }

    undo(): void {
        this.history.undo();
        [this.swept, this.typed] = ["", ""];
    }

    /** The chosen entry may have been cut off. */
    #changed(before: EditionDraft): void {
        this.cell = cellAt(this.form, this.draft, this.cell) ?? entryOf(this.form, this.draft, this.form.parts[0]!);
        this.checks.changed(changedPaths(before, this.draft));
    }
}
