const dayLength = 86_400_000;

/** The day a number of days after another one. Days are `YYYY-MM-DD`; no zone matters. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay();

export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The day of a stored time, `YYYY-MM-DD HH:mm:ss` of Asia/Shanghai. */
export const dayOf = (time: string): string => time.slice(0, 10);

/** Whether a text is a day that exists. `2026-02-30` is none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
