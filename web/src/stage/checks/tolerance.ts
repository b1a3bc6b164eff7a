// Check 10: fields, events, marks and rooms of later versions are ignored.
import type { Room, Scene } from "../../face/types.ts";
import { Bench, BOARD } from "./bench.ts";
import type { Check } from "./check.ts";

const LATER = "from-a-later-version";
const LATER_NUMBER = 1000;

/** A scene with things that this version does not know. */
function laterScene(scene: Scene): Scene {
    const event = { seat: null, event: `${LATER}:1`, act: LATER };
    return {
        ...scene,
        [LATER]: { anything: [1] },
        reader: { ...scene.reader, [LATER]: true },
        moment: {
            ...scene.moment,
            number: LATER_NUMBER,
            events: [event, ...scene.moment.events],
            pace: 0.1,
            most: 1500,
        },
        since: [event, ...scene.since],
        hints: [{ rank: 1, moves: [LATER], parts: [`${LATER}:1`], label: "+1", text: "+1" }],
        focus: [`${LATER}:1`],
        marks: [{ part: `${LATER}:1`, text: "here", kind: LATER, seat: null }],
    } as Scene;
}

/** The first scene of a mount is at rest, so that its events come with the update. */
function laterRoom(scene: Scene): Scene {
    return { ...laterScene(scene), moment: scene.moment };
}

export const checkTolerance: Check = async ({ stage, scenes }) => {
    const findings: string[] = [];
    for (const scene of scenes.map((index) => stage.scenes[index]!)) {
        for (const room of [BOARD, { kind: LATER } as unknown as Room]) {
            const bench = await new Bench(await stage.createTable(scene), room).mount(laterRoom);
            if (!bench.error) await bench.draw(laterScene);
            if (bench.error) findings.push(`${scene.name}: ${stage.textOf(bench.error)} in the room ${room.kind}`);
            bench.destroy();
        }
    }
    return findings;
};
