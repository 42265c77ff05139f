/** The draft path of a list's runs, and of one run. Each run has its own path, because two runs may go on at once. */
export const runsPath = (path: string): string => `${path}/import`;
export const runPath = (path: string, run: string): string => `${runsPath(path)}:${run}`;

/** A run has two drafts, distinguished by version: its rows, written once, and its outcomes, written often. */
export const runVersions = { rows: null, outcomes: 1 } as const;

/** The draft path that remembers that a table was imported into a list, by the fingerprint of the table. */
export const importedPath = (path: string, fingerprint: string): string => `${path}/imported:${fingerprint}`;

/** Whether a draft path belongs to runs. Such a path is no page that can be opened. */
export const isRunPath = (path: string): boolean => /\/import(?:ed)?(?::|$)/.test(path);
