/** Asia/Shanghai has been eight hours ahead of UTC since 1992, all year. */
const offset = 8 * 60 * 60 * 1000;

/** Formats a time like those of records: `2026-03-12 09:30:00`, Asia/Shanghai. */
export const toShanghaiTime = (milliseconds: number): string =>
  new Date(milliseconds + offset).toISOString().slice(0, 19).replace('T', ' ');
