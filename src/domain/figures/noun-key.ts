/** The text key of the noun of a content type, in the namespace `figures`: its menu title is often the name of a task. */
export const nounKey = (path: string): string => `noun.${path.slice(path.lastIndexOf('/') + 1)}`;
