// Arrow keys walk along a row of buttons; Tab reaches each of them as well.

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function moveAlong(row: HTMLElement, event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const buttons = [...row.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    buttons[(here + step + buttons.length) % buttons.length]!.focus();
}

/** For the keys of what holds the buttons. */
export function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
    moveAlong(event.currentTarget, event);
}

/** To be attached to what holds the buttons, where nothing but these listens to its keys. */
export function arrowKeys(row: HTMLElement): () => void {
    const listen = (event: KeyboardEvent): void => moveAlong(row, event);
    row.addEventListener("keydown", listen);
    return () => row.removeEventListener("keydown", listen);
}
