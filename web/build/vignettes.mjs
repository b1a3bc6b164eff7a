// Write the small engravings of the cards of Expéditions: one drawing of game-icons.net (CC BY 3.0) for each place.
//   npm install --no-save svgo
//   node build/vignettes.mjs < places.json > src/games/expeditions/art/vignettes.ts
// The input maps each place to its drawing, and is part of the output. Whole numbers are precise enough at this size.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { optimize } from "svgo";

const { icons } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
const places = Object.entries(JSON.parse(readFileSync(0, "utf8"))).map(([place, icon]) => [
    place.replaceAll("_", "-"),
    icon,
]);
const plugins = [{ name: "convertPathData", params: { floatPrecision: 0 } }];

function drawing(name) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${icons[name].body}</svg>`;
    const { data } = optimize(svg, { multipass: true, floatPrecision: 0, plugins });
    return [...data.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join("");
}

const names = [...new Set(places.map(([, icon]) => icon))].sort();
console.log("// Written by build/vignettes.mjs. Drawings of game-icons.net, CC BY 3.0; see NOTICE.");
console.log("/** The drawing of each place. */");
console.log("export const DRAWN: Record<string, string> = {");
places.forEach(([place, icon]) => console.log(`    "${place}": "${icon}",`));
console.log("};\n\nexport const DRAWINGS: Record<string, string> = {");
names.forEach((name) => console.log(`    "${name}": "${drawing(name)}",`));
console.log("};");
