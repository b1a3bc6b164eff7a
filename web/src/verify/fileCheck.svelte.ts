// Check of a file, check by check and draw by draw, without blocking the page; then against the notes of a device.
import { compare, type Comparison } from "../luck/comparison.ts";
import type { DeviceNotes } from "../luck/deviceNotes.ts";
import { drawCount, type DrawCount } from "../luck/drawCount.ts";
import { fileError, type TableFile } from "../luck/exportFile.ts";
import { readNotes } from "../luck/readNotes.ts";
import { ApiError } from "../wire/api.ts";
import { draws, passes, readSupported, CHECKS, type Draw, type CheckName } from "../luck/verify.ts";

/** Maximum blocking time, in milliseconds. */
const SLICE_MS = 12;

export class FileCheck {
    readonly file: TableFile;
    /** Results so far. */
    parts = $state<{ part: CheckName; passes: boolean }[]>([]);
    drawn = $state.raw<readonly Draw[]>([]);
    done = $state(false);
    /** Notes of the game, of this device or from a file. */
    notes = $state.raw<DeviceNotes | null>(null);

    constructor(file: TableFile, notes: DeviceNotes | null = null) {
        this.file = file;
        this.notes = notes;
    }

    /** What the notes say about the file, once it has been checked. */
    get comparison(): Comparison {
        return compare(this.notes, this.file, [...this.#failed, ...this.wrong.map(() => "luck")]);
    }

    get #failed(): CheckName[] {
        return this.parts.filter((each) => !each.passes).map((each) => each.part);
    }

    get total(): number {
        return this.file.chance_events.length;
    }

    get wrong(): readonly Draw[] {
        return this.drawn.filter(isWrong);
    }

    /** The draws that can be repeated. */
    get repeated(): DrawCount {
        return drawCount(this.drawn.filter((draw) => draw.expected !== null).map(({ chance }) => chance));
    }

    /** Whether nothing is wrong, but some luck was recorded without a secret. */
    get isUnproved(): boolean {
        return this.done && this.#failed.join() === "unproved" && this.wrong.length === 0;
    }

    async run(): Promise<void> {
        for (const part of CHECKS) {
            this.parts.push({ part, passes: passes(this.file, part) });
            await pause();
        }
        await this.#draw();
        this.done = true;
    }

    async #draw(): Promise<void> {
        const found: Draw[] = [];
        let since = performance.now();
        for (const draw of draws(this.file)) {
            found.push(draw);
            if (performance.now() - since < SLICE_MS) continue;
            this.drawn = [...found];
            await pause();
            since = performance.now();
        }
        this.drawn = found;
    }
}

export function isWrong({ chance, expected }: Draw): boolean {
    return expected !== null && chance.line !== expected;
}

function pause(): Promise<void> {
    return new Promise((resume) => setTimeout(resume));
}

/** Parse a text as the file of a table or as notes; throw an ApiError that says what it is instead. */
export function readFileOrNotes(text: string): TableFile | DeviceNotes {
    return readNotes(parse(text)) ?? readFile(text);
}

export function readFile(text: string): TableFile {
    const data = parse(text);
    const file = readSupported(data);
    if (!file) throw new ApiError(fileError(data));
    return file;
}

function parse(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        return null;
    }
}

interface SitAct {
    kind: string;
    seat?: number;
    occupant?: { name?: string };
}

/** Final names by seat. */
export function namesIn(file: TableFile): string[] {
    const names = file.luck.entropies.map(() => "");
    for (const act of file.acts as readonly SitAct[])
        if (act.kind === "sit" && act.seat! in names) names[act.seat!] = String(act.occupant?.name ?? "");
    return names;
}

/** The game, from the first act. */
export function gameIn(file: TableFile): string {
    const opening = file.acts[0] as { settings?: { game?: unknown } } | undefined;
    return String(opening?.settings?.game ?? "");
}

/** The outcome without verb and marker: `* roll:red:4` is `red 4`. */
export function outcome(line: string): string {
    return line.replace(/^\* /, "").split(":").slice(1).join(" ");
}
