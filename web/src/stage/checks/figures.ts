// Check 11: figures come from the box in force. A drawing that has figures of the box, and is the same with other
// values, has them from elsewhere.
import type { GameFacts, Json } from "../../face/types.ts";
import { Bench } from "./bench.ts";
import { canonical, difference } from "./canonical.ts";
import type { Check } from "./check.ts";

type Box = GameFacts["box"];

/** All numbers of a box, one higher. */
function raised(value: Json): Json {
    if (typeof value === "number") return value + 1;
    if (Array.isArray(value)) return value.map((each: Json) => raised(each));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, raised(each)]));
}

function numbersIn(text: string): number[] {
    return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

/** All texts of a drawing, apart from each other. */
function textOf(room: Element): string {
    const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
    return texts.join(" ");
}

/** Figures of the box in a drawing that the scene does not name; ids count from 0, and people from 1. */
function figuresOf(room: Element, scene: unknown, box: Box): number[] {
    const named = new Set(numbersIn(JSON.stringify(scene)).flatMap((number) => [number, number + 1]));
    const values = new Set(numbersIn(JSON.stringify(box)));
    return numbersIn(textOf(room)).filter((number) => values.has(number) && !named.has(number));
}

export const checkFigures: Check = async ({ stage, scenes }) => {
    const recording = stage.recording!;
    const { box } = recording;
    const figures = new Set<number>();
    for (const scene of scenes.map((index) => stage.scenes[index]!)) {
        const bench = await new Bench(await stage.createTable(scene)).mount();
        const drawing = canonical(bench.room);
        const { update, previews } = scene;
        figuresOf(bench.room, [update, [...previews.values()]], box).forEach((figure) => figures.add(figure));
        bench.destroy();
        const other = { ...recording, box: raised(box) as Box };
        const changed = await new Bench(await stage.createTable(scene, other)).mount();
        // Values that cannot be drawn are an answer too: the face has read them.
        const follows = changed.error !== null || difference(drawing, canonical(changed.room)) !== "";
        changed.destroy();
        if (follows) return [];
    }
    if (!figures.size) return [];
    return [`${[...figures].slice(0, 6).join(", ")}: figures of the box that stay when its values change`];
};
