import { beforeEach, expect, test, vi } from "vitest";
import { addLayer, closeLayer } from "./layers.ts";

let page: EventTarget;
const pressEscape = () =>
    page.dispatchEvent(Object.assign(new Event("keydown", { cancelable: true }), { key: "Escape" }));

beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

/** Open layers that leave when they are closed; return the names of those that are open. */
function openLayers(...elements: Record<string, Element | null>[]): string[] {
    const names: string[] = [];
    for (const [name, element] of elements.flatMap((each) => Object.entries(each))) {
        names.push(name);
        const remove = addLayer(() => {
            names.splice(names.indexOf(name), 1);
            remove();
        }, element);
    }
    return names;
}

test("Escape closes only what was opened last", () => {
    const names = openLayers({ sheet: null }, { card: null });
    expect(pressEscape()).toBe(false);
    expect(names).toEqual(["sheet"]);
    pressEscape();
    expect(names).toEqual([]);
    expect(pressEscape()).toBe(true);
});

test("the back button closes the layer of its entry, wherever it lies", () => {
    const sheet = {} as Element;
    const names = openLayers({ sheet }, { refusal: {} as Element });
    expect(closeLayer(sheet)).toBe(true);
    expect(names).toEqual(["refusal"]);
    expect(closeLayer(sheet)).toBe(false);
    pressEscape();
});
