// Arrow keys walk along a row of buttons; Tab reaches each of them as well.

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function walkAlong(row: HTMLElement, event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const buttons = [...row.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    buttons[(here + step + buttons.length) % buttons.length]!.focus();
}

/** For the keys of what holds the buttons. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
    walkAlong(event.currentTarget, event);
}

/** To be attached to what holds the buttons, where nothing but these listens to its keys. */
export function walking(row: HTMLElement): () => void {
    const listen = (event: KeyboardEvent): void => walkAlong(row, event);
    row.addEventListener("keydown", listen);
    return () => row.removeEventListener("keydown", listen);
}
