// Arrow keys walk along a row of buttons; Tab reaches each of them as well.

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
    const step = STEPS[event.key];
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    buttons[(here + step + buttons.length) % buttons.length]!.focus();
}
