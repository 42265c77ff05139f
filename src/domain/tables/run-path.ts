/** Where the drafts of a list's runs are found; each run has a page of its own, as two of them may go on at once. */
export const runsPath = (path: string): string => `${path}/import`;
export const runPath = (path: string, run: string): string => `${runsPath(path)}:${run}`;
