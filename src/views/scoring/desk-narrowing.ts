/** Whether a list is narrowed beside what it shows at all: mine, done or all. */
export const narrowing = (filters: Readonly<Record<string, string>>): boolean =>
  Object.keys(filters).some((name) => name !== 'show');
