/** Attached to what a person will want next: it has the focus as soon as it is there, and nothing scrolls for it. */
export function focused(element: HTMLElement): void {
    element.focus({ preventScroll: true });
}
