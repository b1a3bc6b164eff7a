// The page of each address. Pages are loaded on demand, so that the first one is light.
import type { Component } from "svelte";

type Page = Component<Record<string, never>>;

const PAGES = import.meta.glob<{ default: Page }>("./*.svelte");

const NAMES: Record<string, string> = {
    home: "Home",
    create: "Create",
    join: "Join",
    sit: "Join",
    link: "OneTimeLink",
    claim: "OneTimeLink",
    watch: "OneTimeLink",
    account: "Account",
    profile: "Profile",
    player: "Profile",
    leaderboard: "Leaderboard",
    settings: "Settings",
    verify: "Verify",
    table: "Table",
    about: "About",
    learn: "Learn",
    edition: "Edition",
};

export async function pageOf(name: string): Promise<Page> {
    const load = PAGES[`./${NAMES[name] ?? "Home"}.svelte`] ?? PAGES["./Home.svelte"]!;
    return (await load()).default;
}
