// The sign of each colour, 20 x 20, so that colour never stands alone.
import type { Colour } from "../box.ts";

export const SIGNS: Record<Colour, string> = {
    red: "M10 17.5C3 12.5 1.5 9 1.5 6.7 1.5 4 3.6 2.3 5.8 2.3c1.8 0 3.3 1 4.2 2.7.9-1.7 2.4-2.7 4.2-2.7 2.2 0 4.3 1.7 4.3 4.4 0 2.3-1.5 5.8-8.5 10.8Z",
    yellow: "M3 3h14v14H3Z",
    green: "M10 2l9 16H1Z",
    blue: "M7 2h6v5h5v6h-5v5H7v-5H2V7h5Z",
    violet: "M10 1.2l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L10 15.2l-5.6 3.2 1.3-6.3L1 7.8l6.3-.7Z",
    pink: "M10 1l7.5 9-7.5 9-7.5-9Z",
};
