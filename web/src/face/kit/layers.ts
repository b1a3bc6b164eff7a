// What is open above the board, the topmost last: Escape closes only that.

interface Layer {
    readonly element: Element | null;
    readonly close: () => void;
}

const open: Layer[] = [];

/** Note that something is open; return a function to be called when it is closed. */
export function addLayer(close: () => void, element: Element | null = null): () => void {
    const layer = { element, close };
    if (!open.length) addEventListener("keydown", press);
    open.push(layer);
    return () => {
        open.splice(open.indexOf(layer), 1);
        if (!open.length) removeEventListener("keydown", press);
    };
}

/** Close what is open in an element; return whether it was known. */
export function closeLayer(element: Element): boolean {
    const layer = open.findLast((each) => each.element === element);
    layer?.close();
    return layer !== undefined;
}

function press(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    // Else the browser closes the dialog that it is in, too.
    event.preventDefault();
    open.at(-1)?.close();
}
