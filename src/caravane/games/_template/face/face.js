// The face of The Well: no framework, no build. What crosses between the table page and a face: docs/faces.md.
export const contract = 1;

/** Draw a room: the board, the few strokes of a seat, or one card alone. */
export function mount(element, scene, tools) {
    return scene.room.kind === "board" ? mountBoard(element, scene, tools) : mountSmall(element, scene, tools);
}

function mountSmall(element, scene, tools) {
    const { room } = scene;
    function update({ view }) {
        if (room.kind === "standing") element.replaceChildren(wells(view?.won[room.seat] ?? [], tools));
        else if (room.kind === "part" && room.part.startsWith("card:")) {
            element.replaceChildren(paint(node("span"), Number(room.part.split("-").at(-1)) - 1, tools));
        }
    }
    update(scene);
    return { update, destroy: () => element.replaceChildren() };
}

function mountBoard(element, first, tools) {
    const [root, pit, rows, hand] = [node("div", "well"), node("div", "pit"), node("ul"), node("div", "hand")];
    root.append(pit, rows, hand);
    element.append(root);
    pit.dataset.part = "well";
    let [now, shown, running] = [first, first.moment.number, []];
    const open = () => now.plan.steps[0]?.legal ?? now.legal;

    /** A card is planned by a touch and sent by a second one; a card that may not be played is explained. */
    function touch(move) {
        if (now.plan.state === "complete" && now.plan.moves[0] === move) tools.confirm();
        else if (open().includes(move)) tools.plan([move]);
        else if (now.prompt) tools.why(move);
    }

    function update(scene) {
        now = scene;
        const { view, seats } = scene;
        if (!view) return undefined;
        drawPit(pit, view.depth, tools);
        each(rows, seats.map((_, seat) => seat), () => node("li"), (row, seat) => {
            const card = view.played.slice(-seats.length)[seat] ?? null;
            const seal = Object.assign(new Image(24, 24), { src: seats[seat].seal, alt: "" });
            const name = node("span", "name", seats[seat].name);
            row.replaceChildren(seal, name, paint(node("span"), card, tools), wells(view.won[seat], tools));
        });
        const cards = (view.hands[scene.seat ?? -1] ?? []).filter((card) => card !== null);
        each(hand, cards, () => node("button"), (button, card) => {
            const move = `play:card-${card + 1}`;
            paint(button, card, tools).onclick = () => touch(move);
            if (open().includes(move)) button.dataset.moves = move;
            else delete button.dataset.moves;
            button.ariaLabel = tools.words.move(move);
            button.ariaPressed = `${view.chosen === card}`;
        });
        return animate(scene.moment);
    }

    /** Cards turn one after the other, then the winner's points appear. */
    function animate({ number, events, pace }) {
        if (number !== shown || pace === 0) for (const animation of running.splice(0)) animation.finish();
        if (number !== shown && pace > 0) running = events.flatMap((event, place) => start(event, place, pace) ?? []);
        shown = number;
        return Promise.allSettled(running.map(({ finished }) => finished)).then(() => {});
    }

    function start({ seat, event = "" }, place, pace) {
        const [word, row] = [event.split(":")[0], rows.children[seat ?? -1]];
        const target = { shown: row?.children[2], won: row?.lastElementChild, "well-found": pit.firstElementChild }[word];
        const from = word === "shown" ? { rotate: "y 90deg" } : { scale: 0.2, opacity: 0 };
        const moving = target?.animate([from, {}], { duration: 380 * pace, delay: 160 * place * pace, fill: "backwards" });
        moving?.finished.then(() => tools.sound(word === "won" ? "bell" : "paper"), () => {});
        return moving;
    }

    void update(first);
    const destroy = () => (running.forEach((moving) => moving.cancel()), element.replaceChildren());
    return { update, destroy };
}

function drawPit(pit, depth, tools) {
    const label = depth ? tools.t("well", { depth }) : tools.t("no-well");
    const inks = ["paper-3", "brass-2", "teal", "ink"];
    const rings = inks.map((ink, i) => `<circle cx="100" cy="100" r="${92 - 16 * i}" fill="var(--${ink})"/>`).join("");
    pit.innerHTML = `<svg viewBox="0 0 200 200" role="img">${rings}<text x="100" y="102">${depth || ""}</text></svg>`;
    pit.firstElementChild.ariaLabel = label;
}

function wells(depths, tools) {
    const shown = node("span", "well-won", `◎ ${depths.join(" + ") || "–"}`);
    shown.title = depths.length ? tools.t("won", { depths: depths.join(" + ") }) : tools.t("none-won");
    return shown;
}

/** Turn an element into a card, or into the back of one. */
function paint(place, card, tools) {
    if (card !== null) place.dataset.part = `card:card-${card + 1}`;
    place.title = card === null ? tools.t("hidden-card") : tools.t("card", { number: card + 1 });
    return Object.assign(place, { className: card === null ? "well-card hidden" : "well-card", textContent: card === null ? "" : `${card + 1}` });
}

function node(tag, className = "", textContent = "") {
    return Object.assign(document.createElement(tag), { className, textContent });
}

/** One child per number, kept while it is there, so that the focus survives an update. */
function each(parent, items, make, patch) {
    const old = new Map([...parent.children].map((child) => [Number(child.dataset.key), child]));
    const wanted = items.map((item) => old.get(item) ?? make());
    if (wanted.length !== old.size || wanted.some((child, i) => child !== parent.children[i])) parent.replaceChildren(...wanted);
    wanted.forEach((child, i) => {
        child.dataset.key = `${items[i]}`;
        patch(child, items[i]);
    });
}
