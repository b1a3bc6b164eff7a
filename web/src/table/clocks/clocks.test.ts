import { expect, test } from "vitest";
import { digits, secondsLeft, isRunning, span } from "./clocks.ts";

const READING = { server: 1000, local: 500 };

test("a clock runs from its reading, by local time", () => {
    expect(secondsLeft(90, true, READING, 530)).toBe(60);
    expect(secondsLeft(90, false, READING, 530)).toBe(90);
});

test("a paused clock runs from its paused_until, by server time", () => {
    expect(secondsLeft(90, true, READING, 530, 1020)).toBe(80);
    expect(secondsLeft(90, true, READING, 530, 5000)).toBe(90);
    expect(secondsLeft(90, true, READING, 530, 900)).toBe(60);
});

test("the time left is never negative", () => {
    expect(secondsLeft(10, true, READING, 530)).toBe(0);
});

test("clocks run for deciding people, not for bots or substitutes", () => {
    expect(isRunning({ kind: "person", name: "A" }, true)).toBe(true);
    expect(isRunning({ kind: "person", name: "A" }, false)).toBe(false);
    expect(isRunning({ kind: "bot", name: "B" }, true)).toBe(false);
    expect(isRunning({ kind: "person", name: "A", substitute: "easy" }, true)).toBe(false);
});

test("formats times in days, hours, minutes and seconds", () => {
    expect(digits(span(400))).toBe("6:40");
    expect(digits(span(64.2))).toBe("1:05");
    expect(span(2 * 86400 + 3 * 3600)).toMatchObject({ days: 2, hours: 3 });
});
