// Check 1: an update ends where a fresh mount of the same scene would, and twice is like once.
import type { Lang } from "../../state/settings.svelte.ts";
import { settings } from "../../state/settings.svelte.ts";
import { Bench } from "./bench.ts";
import { canonical, difference } from "./canonical.ts";
import { pairs, type Check } from "./check.ts";

export const checkUpdate: Check = async ({ stage, scenes }) => {
    const findings: string[] = [];
    for (const [from, to] of pairs(scenes.map((index) => stage.scenes[index]!))) {
        const bench = await new Bench(await stage.createTable(from)).mount();
        await bench.update(to);
        if (bench.error) {
            findings.push(`${from.name} → ${to.name}: ${stage.textOf(bench.error)}`);
            bench.destroy();
            continue;
        }
        const once = canonical(bench.room);
        await bench.draw();
        const twice = canonical(bench.room);
        bench.destroy();
        const table = await stage.createTable(to);
        table.show(to, 0);
        const fresh = await new Bench(table).mount();
        const mounted = canonical(fresh.room);
        fresh.destroy();
        const differs = difference(once, mounted);
        if (differs) findings.push(`${from.name} → ${to.name}: the update shows ${differs} after a fresh mount`);
        const again = difference(twice, once);
        if (again) findings.push(`${to.name}: a second update shows ${again}`);
    }
    return findings;
};

/** Whether a change of language reaches every text of a drawing; part of check 8. */
export const checkLanguageChange: Check = async ({ stage, scenes }) => {
    const findings: string[] = [];
    const [before, after] = settings.lang === "fr" ? (["fr", "en"] as const) : (["en", "fr"] as const);
    for (const scene of scenes.map((index) => stage.scenes[index]!)) {
        const bench = await new Bench(await stage.createTable(scene)).mount();
        await speak(bench, after);
        const changed = canonical(bench.room);
        bench.destroy();
        const fresh = await new Bench(await stage.createTable(scene)).mount();
        const differs = difference(changed, canonical(fresh.room));
        fresh.destroy();
        settings.lang = before;
        if (differs) findings.push(`${scene.name}: after a change of language, ${differs}`);
    }
    return findings;
};

async function speak(bench: Bench, lang: Lang): Promise<void> {
    const { game, face } = bench.table;
    settings.lang = lang;
    await game.setLanguage(lang);
    await face.texts.load(face.loaded?.source ?? null, lang);
    await bench.draw();
}
