// Arrow keys move the focus along a row of buttons; Tab reaches each of them as well.

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function moveAlong(row: HTMLElement, event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const buttons = [...row.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const { activeElement } = row.getRootNode() as Document | ShadowRoot;
    const here = buttons.indexOf(activeElement as HTMLElement);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    buttons[(here + step + buttons.length) % buttons.length]!.focus();
}

/** Key handler for the element that contains the buttons. */
export function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
    moveAlong(event.currentTarget, event);
}

/** Attachment for the element that contains the buttons, if it has no other key handler. */
export function arrowKeys(row: HTMLElement): () => void {
    const listen = (event: KeyboardEvent): void => moveAlong(row, event);
    row.addEventListener("keydown", listen);
    return () => row.removeEventListener("keydown", listen);
}
