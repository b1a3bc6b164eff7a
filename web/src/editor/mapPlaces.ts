// Where the places of a map are: as a face has drawn them, or as the box says.

/** A place with its position in percent. */
export interface MapPlace {
    readonly name: string;
    readonly x: number;
    readonly y: number;
}

/** The places of a list in the box that has some names, with their positions; none if no list has both. */
export function placesIn(box: Readonly<Record<string, unknown>>, names: readonly string[]): readonly MapPlace[] {
    const lists = Object.values(box).filter((value) => Array.isArray(value)) as unknown[][];
    const found = lists.map((list) => list.flatMap(positionOf).filter(({ name }) => names.includes(name)));
    return found.find((places) => places.length > 0 && places.length === names.length) ?? [];
}

function positionOf(member: unknown): readonly MapPlace[] {
    const { id, x, y } = (member ?? {}) as Record<string, unknown>;
    return typeof id === "string" && typeof x === "number" && typeof y === "number" ? [{ name: id, x, y }] : [];
}

/** The places that a drawing marks with their names. */
export function drawnPlaces(drawing: HTMLElement): readonly MapPlace[] {
    const { left, top, width, height } = drawing.getBoundingClientRect();
    return [...drawing.querySelectorAll("[data-place]")].map((element): MapPlace => {
        const mark = element.getBoundingClientRect();
        const [x, y] = [mark.left + mark.width / 2 - left, mark.top + mark.height / 2 - top];
        return { name: element.getAttribute("data-place") ?? "", x: (100 * x) / width, y: (100 * y) / height };
    });
}
