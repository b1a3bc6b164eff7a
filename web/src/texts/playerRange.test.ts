import { expect, test } from "vitest";
import englishCreate from "../../locales/en/create.ftl?raw";
import englishHome from "../../locales/en/home.ftl?raw";
import frenchCreate from "../../locales/fr/create.ftl?raw";
import frenchHome from "../../locales/fr/home.ftl?raw";
import { Sentences } from "./fluent.ts";
import { playerRange } from "./playerRange.ts";

const en = new Sentences("en", englishCreate, englishHome);
const fr = new Sentences("fr", frenchCreate, frenchHome);

test.each([
    [[2, 3, 4], "2 to 4 players.", "De 2 à 4 personnes.", "2 to 4", "2 à 4"],
    [[1, 2], "1 to 2 players.", "De 1 à 2 personnes.", "1 to 2", "1 à 2"],
    [[2], "2 players.", "Pour 2 personnes.", "2 players", "2 personnes"],
    [[1], "1 player.", "Pour une personne.", "1 player", "1 personne"],
])("%o reads right", (seats, create, creer, home, accueil) => {
    const range = playerRange(seats);
    expect([en.format("create-players", range), fr.format("create-players", range)]).toEqual([create, creer]);
    expect([en.format("home-players", range), fr.format("home-players", range)]).toEqual([home, accueil]);
});
