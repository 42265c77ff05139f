/** What a test is to show: in one line, or with what has to be built before it can be shown. */
export type Case = string | { what: string; waitsFor: string };

export const whatOf = (one: Case): string => (typeof one === 'string' ? one : one.what);
