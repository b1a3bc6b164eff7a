// Our own texts, and those that every face shares with the server: levels of bots, reasons of the kernel.
const files = import.meta.glob<string>(["../../locales/fr/*.ftl", "../../../src/caravane/text/locales/fr.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
});
export const sources = Object.values(files);
