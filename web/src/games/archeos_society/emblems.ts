// Emblem of each role where there is no room for its bust.
import type { Role } from "./box.ts";
import type { ICONS } from "./icons.ts";

export const EMBLEMS: Record<Role, keyof typeof ICONS> = {
    botanist: "monstera-leaf",
    linguist: "stone-tablet",
    physician: "stethoscope",
    pilot: "steampunk-goggles",
    cartographer: "treasure-map",
    curator: "amphora",
    guide: "compass",
    mercenary: "winchester-rifle",
    patron: "two-coins",
    photographer: "photo-camera",
    professor: "graduate-cap",
    student: "book-pile",
};
