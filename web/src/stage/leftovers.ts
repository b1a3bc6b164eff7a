// What is pending on the page: timers, listeners outside of the rooms, and nodes beside the page's own.

type Token = string;

const pending = new Set<Token>();
const names = new WeakMap<object, number>();
let count = 0;

function nameOf(object: object): number {
    const known = names.get(object) ?? ++count;
    names.set(object, known);
    return known;
}

/** Note the timers and listeners of everybody from now on; called before a face is imported. */
export function watchPage(): void {
    watchTimers();
    watchListeners();
}

function watchTimers(): void {
    const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
    const { requestAnimationFrame, cancelAnimationFrame } = window;
    const once = (token: Token, call: unknown, args: unknown[]): void => {
        pending.delete(token);
        if (typeof call === "function") (call as (...given: unknown[]) => void)(...args);
    };
    window.setTimeout = ((call: unknown, delay?: number, ...args: unknown[]) => {
        const id: number = setTimeout(() => once(`a timer (setTimeout) ${id}`, call, args), delay);
        pending.add(`a timer (setTimeout) ${id}`);
        return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => (pending.delete(`a timer (setTimeout) ${id}`), clearTimeout(id));
    window.setInterval = ((call: TimerHandler, delay?: number, ...args: unknown[]) => {
        const id = setInterval(call, delay, ...args);
        pending.add(`a timer (setInterval) ${id}`);
        return id;
    }) as typeof window.setInterval;
    window.clearInterval = (id) => (pending.delete(`a timer (setInterval) ${id}`), clearInterval(id));
    window.requestAnimationFrame = (call) => {
        const id: number = requestAnimationFrame((time) => once(`an animation frame ${id}`, call, [time]));
        pending.add(`an animation frame ${id}`);
        return id;
    };
    window.cancelAnimationFrame = (id) => (pending.delete(`an animation frame ${id}`), cancelAnimationFrame(id));
}

function isOutside(target: EventTarget): boolean {
    return target === window || [document, document.documentElement, document.body].includes(target as Document);
}

function listenerToken(target: EventTarget, type: string, listener: object, options: unknown): Token {
    const capture = typeof options === "object" ? !!(options as AddEventListenerOptions | null)?.capture : !!options;
    const place = target === window ? "window" : target === document ? "document" : "the page";
    return `a listener for ${type} on ${place} ${nameOf(listener)} ${capture}`;
}

function watchListeners(): void {
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
        if (listener && isOutside(this ?? window)) {
            const token = listenerToken(this ?? window, type, listener, options);
            pending.add(token);
            if (typeof options === "object") {
                options.signal?.addEventListener("abort", () => pending.delete(token));
                if (options.once) addEventListener.call(this ?? window, type, () => pending.delete(token), options);
            }
        }
        addEventListener.call(this ?? window, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
        if (listener && isOutside(this ?? window))
            pending.delete(listenerToken(this ?? window, type, listener, options));
        removeEventListener.call(this ?? window, type, listener, options);
    };
}

/** Nodes of the page outside of the stage; the style sheets of a face stay. */
function outerNodes(): Node[] {
    const nodes = [...document.head.childNodes, ...document.body.childNodes];
    return nodes.filter((node) => !(node instanceof HTMLLinkElement));
}

export class PageState {
    readonly #pending = new Set(pending);
    readonly #nodes = new Set(outerNodes());
    readonly #sheets = document.adoptedStyleSheets.length;

    /** What is on the page now and was not there before. */
    added(): string[] {
        const tokens = [...pending].filter((token) => !this.#pending.has(token));
        const nodes = outerNodes().filter((node) => !this.#nodes.has(node));
        const sheets = document.adoptedStyleSheets.length - this.#sheets;
        return [
            ...tokens.map((token) => token.replace(/( \d+| true| false)+$/, "")),
            ...nodes.map((node) => `<${node.nodeName.toLowerCase()}> outside of its room`),
            ...(sheets > 0 ? ["a style sheet of the page"] : []),
        ];
    }
}
