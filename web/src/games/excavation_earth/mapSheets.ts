// The three hand-set sheets of the map, near the true positions: wide, low for a turned phone, tall for an upright one.

export type Half = "west" | "east";
/** Side of its sign on which the plate of a site lies. */
export type Side = "l" | "r";
export type Point = readonly [x: number, y: number];
/** Offset of the first explorer from the sign, and of the next one from it. */
export type Stand = readonly [x: number, y: number, step?: number];
/** Offset of a name from its sign. */
export type NameAt = readonly [x: number, y: number, anchor?: "start" | "end"];

/** Positions are in the units of the sheet, offsets in those of a sign. */
export interface MapSheet {
    width: number;
    top: number;
    bottom: number;
    globes: Record<Half, readonly [x: number, y: number, r: number]>;
    at: Record<string, Point>;
    plates: Record<string, Side>;
    names: Record<string, NameAt>;
    pawns: Record<string, Stand>;
    /** Control points of the lines that are no plain arc. */
    bends: Record<string, readonly Point[]>;
    /** How far below its location a single line round the back reaches the edge. */
    back: Readonly<Record<string, number>>;
}

const BACK = { BE: -8, O3: 14 };

export const WIDE: MapSheet = {
    width: 792,
    top: 112,
    bottom: 450,
    globes: { west: [172, 292, 172], east: [548, 287, 236] },
    at: {
        Y1: [70, 196],
        M1: [92, 254],
        Y2: [184, 228],
        Y3: [112, 316],
        BW: [270, 262],
        G1: [250, 340],
        G2: [156, 404],
        M3: [372, 262],
        M4: [458, 158],
        V1: [412, 204],
        V2: [516, 196],
        V3: [628, 214],
        R1: [444, 264],
        R2: [436, 334],
        R3: [440, 406],
        BC: [540, 366],
        M5: [552, 266],
        O1: [606, 330],
        O2: [668, 276],
        O3: [690, 390],
        BE: [752, 330],
    },
    plates: { G1: "l", V1: "l", R2: "l", R3: "l" },
    names: {
        Y1: [14, -21, "start"],
        G2: [78, 6, "start"],
        O2: [34, 32],
        BE: [0, 36],
        M4: [-24, 5, "end"],
        R3: [-60, 32],
        V1: [-24, 32],
        R2: [-46, 32],
        G1: [-40, 32],
        O3: [24, 32],
        M3: [-4, 34],
        V3: [30, 32],
    },
    pawns: {
        R1: [17, -46],
        M5: [16, -36],
        BE: [-10, -44, -13],
        BW: [-36, -26],
        G2: [-36, -26],
        M3: [-36, -24],
        Y2: [-34, -32],
        R3: [16, -26],
        M4: [20, -30],
        O1: [-34, -30],
        V2: [-32, -34],
        V3: [-34, -28],
    },
    back: BACK,
    bends: { G2R3: [[298, 432]] },
};

export const LOW: MapSheet = {
    width: 792,
    top: 118,
    bottom: 462,
    globes: { west: [172, 290, 150], east: [548, 287, 210] },
    at: {
        Y1: [58, 168],
        M1: [64, 244],
        Y2: [172, 206],
        Y3: [98, 304],
        BW: [298, 226],
        G1: [216, 348],
        G2: [112, 408],
        M3: [374, 296],
        M4: [440, 164],
        V1: [388, 214],
        V2: [530, 178],
        V3: [654, 192],
        R1: [478, 262],
        R2: [452, 348],
        R3: [430, 414],
        BC: [560, 392],
        M5: [580, 262],
        O1: [618, 340],
        O2: [742, 264],
        O3: [704, 410],
        BE: [748, 346],
    },
    plates: { R2: "l", R3: "l", O3: "l", O2: "l" },
    names: {
        Y1: [30, -22],
        Y2: [6, 32],
        BW: [6, 37],
        G1: [10, 33],
        G2: [34, 34],
        M3: [-23, 8, "end"],
        M4: [-24, -2, "end"],
        V1: [4, 33],
        V3: [30, 33],
        R1: [-14, 33],
        R2: [-26, 33],
        R3: [-36, 33],
        M5: [-10, 33],
        O2: [24, 33, "end"],
        O3: [-20, 33],
        BE: [-16, 36],
    },
    pawns: {
        M1: [20, -32],
        R1: [17, -46],
        M5: [16, -38],
        BE: [-10, -46, -13],
        BW: [10, -46],
        G2: [-38, -26],
        M3: [-38, -26],
        Y2: [12, -48],
        R3: [16, -26],
        M4: [-12, -48, -13],
        O1: [-36, -30],
        V2: [-10, -48, -13],
        V3: [-34, -30],
    },
    back: BACK,
    bends: { G2R3: [[271, 440]] },
};

export const TALL: MapSheet = {
    width: 390,
    top: 0,
    bottom: 404,
    globes: { west: [100, 94, 106], east: [228, 262, 153] },
    at: {
        Y1: [24, 50],
        M1: [30, 104],
        Y2: [112, 64],
        Y3: [80, 134],
        BW: [222, 56],
        G1: [160, 114],
        G2: [102, 190],
        M3: [78, 268],
        M4: [226, 160],
        V1: [146, 208],
        V2: [258, 202],
        V3: [312, 152],
        R1: [152, 262],
        R2: [132, 312],
        R3: [146, 360],
        BC: [238, 314],
        M5: [222, 250],
        O1: [284, 278],
        O2: [310, 218],
        O3: [308, 350],
        BE: [364, 300],
    },
    plates: { G2: "l", R2: "l" },
    names: {
        Y1: [10, -22, "start"],
        M1: [-26, 33, "start"],
        G2: [-14, 35],
        M4: [10, -25],
        BW: [24, 4, "start"],
        BE: [5, 36],
        BC: [14, 36],
        G1: [-4, 33],
        V3: [14, 32],
        O2: [14, 32],
        M3: [-4, 33],
        R3: [30, 32],
        V1: [12, 32],
        R2: [-14, 33],
    },
    pawns: {
        Y1: [-8, -48, 13],
        M1: [22, -30],
        M4: [-40, -24],
        M5: [15, -36],
        BE: [-10, -44, -13],
        BW: [-38, -22],
        R1: [-36, -22],
        G2: [14, -32],
        Y2: [-8, -48],
        R3: [22, -47],
        M3: [-36, -26],
    },
    back: BACK,
    bends: {
        G2R3: [
            [20, 250],
            [50, 350],
        ],
        BWM3: [
            [180, 150],
            [90, 190],
        ],
    },
};
