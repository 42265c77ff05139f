/** How many sheets are on each version of a template, by its id. */
export const sheetCounts = (): Promise<ReadonlyMap<string, number>> => Promise.resolve(new Map());
