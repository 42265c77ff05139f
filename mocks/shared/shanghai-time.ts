/** Asia/Shanghai is eight hours ahead all year, since 1992. */
const offset = 8 * 60 * 60 * 1000;

/** A moment as records hold it: `2026-03-12 09:30:00` in Asia/Shanghai. */
export const toShanghaiTime = (milliseconds: number): string =>
  new Date(milliseconds + offset).toISOString().slice(0, 19).replace('T', ' ');
