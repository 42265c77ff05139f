/**
 * How a cell shows a number, as far as it changes what is imported.
 *
 * - `plain`: with at most 15 digits, as spreadsheets do.
 * - `number`: with these decimals at most, and at least so many digits before them.
 * - `time`: as a day, a time, or both; `elapsed` times go on beyond 24 hours.
 */
export type NumberFormat =
  | { kind: 'plain' }
  | { kind: 'number'; decimals: number; digits: number; isPercent: boolean }
  | { kind: 'time'; hasDay: boolean; hasTime: boolean; hasSeconds: boolean; isElapsed: boolean };

export const plain: NumberFormat = { kind: 'plain' };

/**
 * The built-in formats of spreadsheets, by number. Those of days and times differ between languages only in appearance.
 */
const builtIn: readonly (readonly [codes: string, ...ids: number[]])[] = [
  ['0', 1, 3, 5, 6, 37, 38, 41, 42],
  ['0.00', 2, 4, 7, 8, 39, 40, 43, 44],
  ['0%', 9],
  ['0.00%', 10],
  ['yyyy-mm-dd', 14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58],
  ['hh:mm', 18, 20, 32, 34, 55],
  ['hh:mm:ss', 19, 21, 33, 35, 45, 47, 56],
  ['yyyy-mm-dd hh:mm', 22],
  ['[h]:mm:ss', 46],
];

const builtInCodes = new Map(builtIn.flatMap(([code, ...ids]) => ids.map((id) => [id, code] as const)));

/** The format with this number; `own` contains those that the workbook defines. */
export const formatWithId = (id: number, own: ReadonlyMap<number, string>): NumberFormat =>
  formatOf(own.get(id) ?? builtInCodes.get(id) ?? 'General');

/** Literal parts of a format: quoted texts, characters after a backslash, widths, fillings. */
const literals = /"[^"]*"|\\.|_.|\*./g;
/** The limits of format codes and decimals in spreadsheets. */
const longestCode = 255;
const mostDecimals = 30;
const elapsed = /\[(?:h+|m+|s+)\]/i;

export function formatOf(code: string): NumberFormat {
  if (code.length > longestCode) return plain;
  const [section = ''] = code.replace(literals, '').split(';');
  const isElapsed = elapsed.test(section);
  // Colours, conditions and languages.
  const signs = section
    .replace(elapsed, 'h')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/AM\/PM|A\/P/gi, 'h')
    .toLowerCase();
  if (/general|通用格式|@/.test(signs)) return plain;
  if (/[ymdhs]/.test(signs)) {
    const hasTime = /[hs]/.test(signs);
    return {
      kind: 'time',
      hasDay: !isElapsed && (/[yd]/.test(signs) || !hasTime),
      hasTime,
      hasSeconds: signs.includes('s'),
      isElapsed,
    };
  }
  return numberFormat(signs, /\[[<>=]/.test(section));
}

function numberFormat(signs: string, hasCondition: boolean): NumberFormat {
  const [found, whole = '', decimals = ''] = /([#0?,]*[#0?])(?:\.([#0?]*))?/.exec(signs) ?? [];
  // Fractions, powers, thousands of thousands, and groups of digits such as those of telephone numbers.
  const isOther = !found || hasCondition || /[/e]/.test(signs) || /[#0?].*[^#0?.,%].*[#0?]|,(?:$|[^#0?])/.test(signs);
  if (isOther) return plain;
  const digits = /^0+$/.test(whole) ? whole.length : 1;
  return { kind: 'number', decimals: Math.min(decimals.length, mostDecimals), digits, isPercent: signs.includes('%') };
}
