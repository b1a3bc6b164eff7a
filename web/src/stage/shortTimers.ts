// Timers that will soon change the page: nothing rests before they have run.

/** A notice that stays for seconds is part of the page as it is. */
const SOON_MS = 1_000;

const waiting = new Set<number>();

/** Whether a timer will run soon. */
export function timersWait(): boolean {
    return waiting.size > 0;
}

/** Note all short timers from now on. */
export function watchTimers(): void {
    const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    const watched = (call: TimerHandler, delay = 0, ...args: unknown[]): number => {
        if (typeof call !== "function" || delay > SOON_MS) return set(call, delay, ...args);
        const timer = set(() => {
            waiting.delete(timer);
            (call as (...args: unknown[]) => void)(...args);
        }, delay);
        waiting.add(timer);
        return timer;
    };
    window.setTimeout = watched as typeof window.setTimeout;
    window.clearTimeout = (timer) => {
        waiting.delete(Number(timer));
        clear(timer);
    };
}
