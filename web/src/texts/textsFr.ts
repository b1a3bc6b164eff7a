// Texts of the interface, and those shared with the server: bot levels, reasons of the kernel.
const files = import.meta.glob<string>(
    ["../../locales/fr/*.ftl", "!../../locales/fr/edition.ftl", "../../../src/caravane/text/locales/fr.ftl"],
    {
        query: "?raw",
        import: "default",
        eager: true,
    },
);
export const sources = Object.values(files);
