// Texts of the interface, and those shared with the server: bot levels, reasons of the kernel.
const files = import.meta.glob<string>(
    ["../../locales/en/*.ftl", "!../../locales/en/edition.ftl", "../../../src/caravane/text/locales/en.ftl"],
    {
        query: "?raw",
        import: "default",
        eager: true,
    },
);
export const sources = Object.values(files);
