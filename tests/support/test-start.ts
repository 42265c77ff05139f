/** The start of the seed in tests, a Monday morning, so that they can name records and times (decision 014). */
export const testStart = Date.parse('2026-06-01T09:00:00+08:00');
