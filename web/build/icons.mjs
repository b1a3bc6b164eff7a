// Print the drawings of some game icons (game-icons.net, CC BY 3.0) as a TypeScript module: only those we use reach a browser.
//   node build/icons.mjs amphora robot-antennas > src/kit/gameIcons.ts
import { createRequire } from "node:module";

const { icons } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
const names = [...new Set(process.argv.slice(2))].sort();
const lines = names.map((name) => `  "${name}": '${icons[name].body.match(/ d="([^"]+)"/)[1]}',`);
console.log("// Written by build/icons.mjs. Drawings of game-icons.net, CC BY 3.0; see NOTICE.");
console.log(`export const GAME_ICONS = {\n${lines.join("\n")}\n} as const;`);
