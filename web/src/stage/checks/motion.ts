// Check 3: a moment comes to rest in time, nothing moves at pace 0, and a second update does not start it again.
import { settings } from "../../state/settings.svelte.ts";
import type { RecordedScene } from "../recording.ts";
import { frame } from "../frames.ts";
import { pause } from "../stage.svelte.ts";
import { Bench } from "./bench.ts";
import { pairs, type Check } from "./check.ts";
import type { Stage } from "../stage.svelte.ts";
import { describe } from "./dom.ts";

/** A fifth of the normal time is enough to see whether it ends. */
const QUICK = 0.2;
/** Time within which a moment at pace 0 must rest, on a slow machine too. */
const STILL_MS = 3000;
/** Fades of this length are allowed without movement. */
const FADE_MS = 120;

/** Movements that end by themselves; what glows for ever is no movement of the moment. */
function movements(room: Element): Animation[] {
    return room.getAnimations({ subtree: true }).filter((animation) => {
        const { endTime, duration } = animation.effect?.getComputedTiming() ?? {};
        const ends = typeof endTime === "number" && Number.isFinite(endTime);
        return animation.playState === "running" && ends && typeof duration === "number" && duration > FADE_MS;
    });
}

function nameOf(animation: Animation): string {
    const { target } = animation.effect as KeyframeEffect;
    return target ? describe(target) : "something";
}

export const checkMotion: Check = async ({ stage, scenes }) => {
    const { speed } = settings;
    const findings: string[] = [];
    for (const [from, to] of pairs(scenes.map((index) => stage.scenes[index]!))) {
        settings.speed = "normal";
        findings.push(...(await checkRest(stage, from, to)));
        settings.speed = "off";
        findings.push(...(await checkStill(stage, from, to)));
        // A face that does not rest would be waited for in every scene.
        if (findings.length) break;
    }
    settings.speed = speed;
    return findings;
};

async function checkRest(stage: Stage, from: RecordedScene, to: RecordedScene): Promise<string[]> {
    const findings: string[] = [];
    const bench = await new Bench(await stage.createTable(from)).mount();
    bench.table.show(to, QUICK);
    const { most } = bench.table.moment;
    const rest = bench.draw().then(() => true);
    await frame();
    await frame();
    const running = new Set(bench.room.getAnimations({ subtree: true }));
    void bench.draw();
    await frame();
    const restarted = movements(bench.room).filter((animation) => !running.has(animation) && isNew(animation));
    if (restarted.length && running.size) findings.push(`${to.name}: ${nameOf(restarted[0]!)} starts again`);
    // On a machine that stood still the timers come first, then the frames that end the moment.
    const late = pause(Math.max(most, FADE_MS))
        .then(frame)
        .then(frame)
        .then(frame)
        .then(() => false);
    if (!(await Promise.race([rest, late]))) findings.push(`${to.name}: it does not rest within ${most} ms`);
    bench.destroy();
    return findings;
}

/** Whether an animation runs that had its turn already; delayed ones may still come. */
function isNew(animation: Animation): boolean {
    const delay = animation.effect?.getTiming().delay ?? 0;
    return typeof animation.currentTime === "number" && animation.currentTime < 40 && delay <= 0;
}

async function checkStill(stage: Stage, from: RecordedScene, to: RecordedScene): Promise<string[]> {
    const bench = await new Bench(await stage.createTable(from)).mount();
    bench.table.show(to, 0);
    const rest = bench.draw().then(() => true);
    await frame();
    await frame();
    const moving = movements(bench.room);
    const rests = await Promise.race([rest, pause(STILL_MS).then(() => false)]);
    bench.destroy();
    return [
        ...(moving.length ? [`${to.name}: ${nameOf(moving[0]!)} moves at pace 0`] : []),
        ...(rests ? [] : [`${to.name}: at pace 0 it does not rest at once`]),
    ];
}
