/** Attachment that focuses an element as soon as it is mounted, without scrolling. */
export function focused(element: HTMLElement): void {
    element.focus({ preventScroll: true });
}
