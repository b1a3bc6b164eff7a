// Round the strokes of a path to a coarser grid: small drawings need no fractions, and every digit counts on a phone.

const LENGTHS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gy;

/** Split a path into commands with their numbers. The flags of arcs may be written without spaces. */
function* commands(path) {
    let at = 0;
    let letter = "";
    const skip = () => {
        while (at < path.length && /[\s,]/.test(path[at])) at += 1;
    };
    const read = (flag) => {
        skip();
        if (flag) return Number(path[at++]);
        NUMBER.lastIndex = at;
        const [found] = NUMBER.exec(path);
        at += found.length;
        return Number(found);
    };
    for (skip(); at < path.length; skip()) {
        if (/[a-z]/i.test(path[at])) letter = path[at++];
        const small = letter.toLowerCase();
        const numbers = Array.from({ length: LENGTHS[small] }, (_, place) =>
            read(small === "a" && (place === 3 || place === 4)),
        );
        yield [letter, numbers];
        if (letter === "m") letter = "l";
        if (letter === "M") letter = "L";
    }
}

/**
 * Write a path in relative steps on a grid, each from the rounded end of the last one, so that errors do not add up.
 */
export function roundPaths(path, scale) {
    let [x, y, startX, startY] = [0, 0, 0, 0];
    let [gx, gy] = [0, 0];
    let [written, last] = ["", ""];
    const write = (letter, numbers) => {
        const text = numbers
            .map((number, place) => (number < 0 || (place === 0 && letter !== last) ? "" : " ") + number)
            .join("");
        written += letter === last ? text : letter + text;
        last = letter === "m" ? "l" : letter;
    };
    for (const [letter, numbers] of commands(path)) {
        const small = letter.toLowerCase();
        const base = letter === small ? [x, y] : [0, 0];
        const point = (place) => [base[0] + numbers[place], base[1] + numbers[place + 1]];
        const step = ([px, py]) => [Math.round(px * scale) - gx, Math.round(py * scale) - gy];
        if (small === "z") {
            [x, y] = [startX, startY];
            [gx, gy] = [Math.round(x * scale), Math.round(y * scale)];
            written += "z";
            last = "z";
            continue;
        }
        let end;
        if (small === "h") end = [base[0] + numbers[0], y];
        else if (small === "v") end = [x, (letter === "v" ? y : 0) + numbers[0]];
        else end = point(numbers.length - 2);
        const [dx, dy] = step(end);
        if (small === "h" && dx) write("h", [dx]);
        else if (small === "v" && dy) write("v", [dy]);
        else if (small === "a")
            write("a", [
                ...numbers.slice(0, 2).map((r) => Math.round(r * scale * 10) / 10),
                ...numbers.slice(2, 5),
                dx,
                dy,
            ]);
        else if (small === "l" && !dx && !dy) continue;
        else if ("mlcsqt".includes(small)) {
            const steps = [];
            for (let place = 0; place < numbers.length; place += 2) steps.push(...step(point(place)));
            if (steps.some(Boolean) || small === "m") write(small, steps);
        }
        [x, y] = end;
        [gx, gy] = [gx + dx, gy + dy];
        if (small === "m") [startX, startY] = [x, y];
    }
    return written;
}
