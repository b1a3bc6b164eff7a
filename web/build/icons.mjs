// Print the drawings of some game icons (game-icons.net, CC BY 3.0) as a TypeScript module: only those in use are shipped.
//   node build/icons.mjs amphora robot-antennas > src/ui/gameIcons.ts
// `--grid 128` rounds the strokes to that grid instead of 512, which is fine enough for small signs.
import { createRequire } from "node:module";
import { roundPaths } from "./roundPaths.mjs";

const { icons } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
const words = process.argv.slice(2);
const grid = words[0] === "--grid" ? Number(words.splice(0, 2)[1]) : 0;
const names = [...new Set(words)].sort();
const drawn = (name) => icons[name].body.match(/ d="([^"]+)"/)[1];
const lines = names.map((name) => `  "${name}": '${grid ? roundPaths(drawn(name), grid / 512) : drawn(name)}',`);
console.log("// Written by build/icons.mjs. Drawings of game-icons.net, CC BY 3.0; see NOTICE.");
console.log(`export const GAME_ICONS = {\n${lines.join("\n")}\n} as const;`);
