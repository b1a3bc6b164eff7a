// The face of Two Mules: no framework, no build. What crosses between the table page and a face: docs/faces.md of Caravane.
export const contract = 1;

const INKS = { salt: "blue", cloth: "red", tea: "green" };
const SHAPES = {
    salt: "M3 27 16 5l13 22zM9.5 16h13",
    cloth: "M11 5h15v22H11q-5 0-5-4V9q0-4 5-4zq5 0 5 4t-5 4-5-4M11 13v14",
    tea: "M6 28Q4 6 28 5q1 23-20 19M6 28Q12 15 21 11",
};
const MULE = "M12 56q4-12 20-12h36q12 0 18-16l1-16 5 11 6-10 1 14 13 6q7 9 4 14l-15 2-8 19q-2 9-7 11v20h-7V79H32v19h-7V77q-9-2-12-9l-5 18q-6-4 4-30z";

/** Draw a room: the board, the coins of a seat, or one load alone. */
export function mount(element, scene, tools) {
    const { kind, seat, part = "" } = scene.room;
    if (kind === "board") return mountBoard(element, scene, tools);
    const small = ({ view }) => (kind === "standing" ? coins(view?.coins[seat] ?? 0, tools) : paint(node("span"), part.split(":").at(-1) || null, tools));
    const update = (now) => element.replaceChildren(small(now));
    return update(scene), { update, destroy: () => element.replaceChildren() };
}

function mountBoard(element, first, tools) {
    const [root, market, road, depot, hand] = ["mules", "market", "road", "depot", "hand"].map((name) => node("div", name));
    const [open, deck, title, count] = ["button", "button", "span", "span"].map((tag) => node(tag));
    depot.append(title, open, deck, count);
    element.appendChild(root).append(market, road, depot, hand);
    let [now, shown, running] = [first, first.moment.number, []];
    const legal = () => now.plan.steps[0]?.legal ?? now.legal;
    const { goods, heaviest } = first.game.box.loads;
    const name = (load) => (load === null || load === undefined ? null : `${goods[Math.floor(load / heaviest)]}-${(load % heaviest) + 1}`);

    /** A move is planned by a touch and sent by a second one; one that is not legal is explained. */
    function bind(button, move) {
        button.onclick = () => {
            if (now.plan.state === "complete" && now.plan.moves[0] === move) tools.confirm();
            else if (legal().includes(move)) tools.plan([move]);
            else if (now.prompt) tools.why(move);
        };
        button.toggleAttribute("data-moves", legal().includes(move)) && (button.dataset.moves = move);
        Object.assign(button, { ariaLabel: tools.words.move(move) + (move === "take" ? `: ${button.title}` : ""), ariaPressed: `${now.plan.moves[0] === move}` });
    }

    function update(scene) {
        const { view, seats, seat: me } = (now = scene);
        if (!view) return undefined;
        drawMarket(market, goods[view.demand], view, tools);
        // The rival is drawn above, the own mule next to the own hand.
        each(road, me === 0 ? [1, 0] : [0, 1], () => node("div", "seat"), (row, seat) => {
            const load = seat === me && view.chosen !== null ? view.chosen : view.used.slice(-2)[seat];
            const known = node("span", "known");
            if (seat !== me) known.append(...view.hands[seat].map((held) => paint(node("span"), name(held), tools)));
            row.replaceChildren(mule(name(load), tools), coins(view.coins[seat], tools), node("span", "name", seats[seat].name), known);
        });
        [title.textContent, count.textContent] = [tools.t("depot"), tools.t("deck", { count: view.deck })];
        bind(paint(open, name(view.depot), tools), "take");
        bind(paint(deck, null, tools), "draw"), (deck.dataset.part = "deck");
        each(hand, view.hands[me ?? -1] ?? [], () => node("button"), (button, load) => bind(paint(button, name(load), tools), `load:${name(load)}`));
        return animate(scene.moment);
    }

    /** Mules come in, coins appear, and the depot turns up its load, one after the other. */
    function animate({ number, events, pace }) {
        if (number !== shown || pace === 0) for (const animation of running.splice(0)) animation.finish();
        if (number !== shown && pace > 0) running = events.flatMap((event, place) => start(event, place, pace) ?? []);
        shown = number;
        return Promise.allSettled(running.map(({ finished }) => finished)).then(() => {});
    }

    function start({ seat, event = "" }, place, pace) {
        const [beast, purse] = [...road.children].find(({ dataset }) => Number(dataset.key) === seat)?.children ?? [];
        const ways = {
            shown: [beast, { translate: "-60px 0", opacity: 0 }, "paper"],
            sold: [purse, { scale: 0.2, opacity: 0 }, "bell"],
            "too-late": [beast, { translate: "12px 0", opacity: 0.2 }, "stamp"],
            opened: [open, { rotate: "y 90deg" }, "paper"],
            called: [market, { scale: 0.9, opacity: 0 }, "bell"],
        };
        const [target, from, sound] = ways[event.split(":")[0]] ?? [];
        const moving = target?.animate([from, {}], { duration: 380 * pace, delay: 160 * place * pace, fill: "backwards" });
        return moving?.finished.then(() => tools.sound(sound), () => {}), moving;
    }

    void update(first);
    return { update, destroy: () => (running.forEach((moving) => moving.cancel()), element.replaceChildren()) };
}

function drawMarket(market, good, { day, days }, tools) {
    if (!good) return market.replaceChildren(tools.t("before"));
    const icon = Object.assign(node("span", "mule-load"), { innerHTML: picture(good) });
    market.dataset.part = `good:${good}`;
    return market.replaceChildren(icon, tools.t("wanted", { good: tools.t(`good-${good}`) }), node("small", "", tools.t("day", { day, days })));
}

function mule(name, tools) {
    const [beast, good] = [node("div", "beast"), name?.split("-")[0]];
    const pack = `<path class="pack" d="M34 24h36q7 18-2 34H36q-9-16-2-34z" fill="var(--c-${INKS[good]})"/><path d="${SHAPES[good]}" transform="translate(38 27) scale(.85)"/>`;
    beast.innerHTML = `<svg viewBox="0 0 130 100" role="img"><path d="${MULE}"/>${good ? pack : ""}</svg>`;
    beast.firstElementChild.ariaLabel = name ? tools.t(`load-${name}`) : tools.t("empty");
    if (name) beast.append(paint(node("span"), name, tools));
    return beast;
}

const picture = (good) => `<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${SHAPES[good]}" fill="var(--c-${INKS[good]})"/></svg>`;
const coins = (count, tools) => Object.assign(node("span", "mule-coins", `● ${count}`), { ariaLabel: tools.t("coins", { count }) });
const node = (tag, className = "", textContent = "") => Object.assign(document.createElement(tag), { className, textContent });

/** Turn an element into a load, or into the back of one. */
function paint(place, name, tools) {
    const [good, weight] = (name ?? "").split("-");
    place.toggleAttribute("data-part", !!name) && (place.dataset.part = `load:${name}`);
    const drawn = name ? { className: "mule-load", title: tools.t(`load-${name}`) } : { className: "mule-load hidden", title: tools.t("hidden") };
    return Object.assign(place, drawn, { innerHTML: name ? `${picture(good)}<span>${weight}</span>` : "" });
}

/** One child per number, kept while it is there, so that the focus survives an update. */
function each(parent, items, make, patch) {
    const old = new Map([...parent.children].map((child) => [Number(child.dataset.key), child]));
    const wanted = items.map((item) => old.get(item) ?? make());
    if (wanted.length !== old.size || wanted.some((child, i) => child !== parent.children[i])) parent.replaceChildren(...wanted);
    wanted.forEach((child, i) => (child.dataset.key = `${items[i]}`) && patch(child, items[i]));
}
