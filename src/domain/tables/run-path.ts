/** Where the drafts of a list's runs are found; each run has a page of its own, as two of them may go on at once. */
export const runsPath = (path: string): string => `${path}/import`;
export const runPath = (path: string, run: string): string => `${runsPath(path)}:${run}`;

/** Versions of a run's draft: its rows, written once, and what became of them, written often. */
export const runVersions = { rows: null, outcomes: 1 } as const;

/** Whether it is the page of a run, or of a list's runs, and not one that opens. */
export const isRunPath = (path: string): boolean => /\/import(?::|$)/.test(path);
