import { expect, test } from "vitest";
import "../table/testTable.ts";
import type { Previewed } from "../wire/types.ts";
import type { RecordedTexts } from "./recordedTexts.ts";
import type { RecordedScene } from "./recording.ts";

const { RecordedTable } = await import("./recordedTable.svelte.ts");

const STEP = { prompt: "act", legal: ["go"], events: [{ seat: 0, event: "gone" }], view: { hidden: 1 } };
const ANSWER = { moves: ["go"], steps: [STEP], view: { coins: 3 }, legal: [], prompt: "", scores: [], stops: "" };
const scene = { previews: new Map([["go", ANSWER as unknown as Previewed]]) } as unknown as RecordedScene;

test("the stage answers a try as a table does: no views of steps, and one of the whole on demand", async () => {
    const table = new RecordedTable({} as RecordedTexts, 1, scene);
    const [plain] = await table.face.try([["go"]]);
    const [seen] = await table.face.try([["go"]], { views: true });
    const { view: _, ...step } = STEP;
    expect(plain).toMatchObject({ state: "complete", view: null, steps: [step] });
    expect(plain!.steps[0]).not.toHaveProperty("view");
    expect(seen!.view).toEqual({ coins: 3 });
});

test("a legal plan beyond the recording ends where the recording ends, an illegal one is refused", async () => {
    const open = { ...ANSWER, legal: ["rest"] } as unknown as Previewed;
    const table = new RecordedTable({} as RecordedTexts, 1, { ...scene, previews: new Map([["go", open]]) });
    const [legal, illegal] = await table.face.try([
        ["go", "rest", "again"],
        ["go", "fly"],
    ]);
    expect(legal).toMatchObject({ state: "open", moves: ["go"] });
    expect(illegal!.state).toBe("refused");
});
