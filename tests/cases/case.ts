/** What a test must show. `waitsFor` is something that must be built first. */
export type Case = string | { what: string; waitsFor: string };

export const whatOf = (one: Case): string => (typeof one === 'string' ? one : one.what);
