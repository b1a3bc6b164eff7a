// Download of the notes of this device as a file, which the page that checks games and `caravane verify --notes` read.
import { notesFile, type DeviceNotes } from "../luck/deviceNotes.ts";

export function saveNotes(notes: DeviceNotes): void {
    const url = URL.createObjectURL(new Blob([JSON.stringify(notesFile(notes))], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = `caravane-${notes.table}-notes.json`;
    link.click();
    // The browser may begin to read it a little later.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
