/** Check of a file by this device: what is wrong in the file itself, and how it agrees with the noted game. */

import { compare, type Comparison } from "./comparison.ts";
import type { DeviceNotes } from "./deviceNotes.ts";
import { fileError, type TableFile } from "./exportFile.ts";
import { notesStore } from "./notesStore.ts";
import { readSupported, verify, type Finding } from "./verify.ts";

export interface DeviceCheck {
    readonly problems: readonly Finding[];
    readonly comparison: Comparison;
    readonly notes: DeviceNotes | null;
}

/** Check the file of a table that this device may have notes of. */
export function checkTable(data: unknown, table: string): DeviceCheck {
    const notes = notesStore.load(table);
    const problems = verify(data);
    const file = readSupported(data);
    if (!file) return { problems, notes, comparison: fileError(data) === "newer-file" ? NEWER : UNREADABLE };
    return { problems, notes, comparison: compare(notes, file, problems.map(codeOf)) };
}

const UNREADABLE: Comparison = { verdict: "differs", differences: [{ code: "file" }], remarks: [] };
/** The page is older than the server: a reload helps. */
const NEWER: Comparison = { verdict: "no-part", differences: [], remarks: [{ code: "unchecked" }] };

function codeOf({ code }: Finding): string {
    return code;
}

/** Notes of the game in a file. It does not name its table, but its secret, entropy and moves do. */
export function notesOf(file: TableFile, all: readonly DeviceNotes[] = notesStore.all()): DeviceNotes | null {
    return all.find((notes) => isOf(notes, file)) ?? null;
}

function isOf({ commitment, entropies }: DeviceNotes, file: TableFile): boolean {
    if (commitment !== "" && commitment === file.luck.commitment) return true;
    return entropies.some(({ entropy, commitment: own }) =>
        file.acts.some((act) => act.kind === "entropy" && (act.entropy === entropy || act.commitment === own)),
    );
}
