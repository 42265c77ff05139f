/** The separators of CSV cells in different spreadsheets, the usual one first. */
export const separators: readonly string[] = [',', ';', '\t', '|'];
