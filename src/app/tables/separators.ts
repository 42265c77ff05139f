/** What parts the cells of a CSV in one spreadsheet or another, the usual one first. */
export const separators: readonly string[] = [',', ';', '\t', '|'];
