// Check 2: nothing is left after `destroy`.
import { PageState } from "../leftovers.ts";
import { leftInRooms } from "../observedFace.ts";
import { frame } from "../frames.ts";
import { Bench } from "./bench.ts";
import { pairs, type Check } from "./check.ts";

export const checkDestroy: Check = async ({ stage, scenes }) => {
    const findings: string[] = [];
    for (const [from, to] of pairs(scenes.map((index) => stage.scenes[index]!))) {
        await frame();
        const before = new PageState();
        leftInRooms.length = 0;
        const bench = await new Bench(await stage.createTable(from)).mount();
        // In the middle of its movements.
        bench.table.show(to, 1);
        void bench.draw();
        await frame();
        bench.destroy();
        await frame();
        await frame();
        findings.push(...new Set([...leftInRooms, ...before.added()].map((left) => `${to.name}: ${left} is left`)));
    }
    return findings;
};
