/**
 * The sign before a list item, as it was `seen`: the number of a numbered list that ours can show (`1.`), a bullet,
 * or any other text.
 */
export interface ListMarker {
  seen: string;
  kind: 'number' | 'bullet' | 'text';
}

const symbolFont = /wingdings|webdings|symbol|courier/i;

/** Reads a marker. `style` tells its font: in symbol fonts, letters are drawn as bullets. */
export function readMarker(seen: string, style = ''): ListMarker {
  if (/^\d{1,6}[.．、)）]?$/.test(seen)) return { seen, kind: 'number' };
  const isLetterOfSymbols = /^[\p{L}\p{N}]$/u.test(seen) && symbolFont.test(style);
  // A bullet that is a picture has no text.
  const isBullet = isLetterOfSymbols || /^[lnoquvwØü]$|^[^\p{L}\p{N}]*$/u.test(seen);
  return { seen, kind: isBullet ? 'bullet' : 'text' };
}

/** The marker with the space that belongs between it and its text: none after full-width punctuation. */
export const beforeText = (marker: string): string =>
  marker === '' || /[、。．：）】〕》]$/.test(marker) ? marker : `${marker} `;

/** The number of an item in a list of the given `list-style-type`, as browsers show it; an empty string if they show none. */
export function markerOf(number: number, type: string): string {
  if (type === 'none') return '';
  const [, text] = /^["'](.*)["']$/.exec(type) ?? [];
  if (text !== undefined) return text.trim();
  if (type === 'decimal-leading-zero' && number >= 0) return `${String(number).padStart(2, '0')}.`;
  const letters = alphabets[type];
  if (letters && number > 0) return `${inLetters(number, letters)}.`;
  if (type.endsWith('roman') && number > 0 && number < 4000) {
    return `${type.startsWith('upper') ? inRoman(number).toUpperCase() : inRoman(number)}.`;
  }
  if (/^(?:cjk-ideographic|(?:simp|trad)-chinese-)/.test(type) && number > 0 && number < 100) {
    return `${inChinese(number)}、`;
  }
  return `${number}.`;
}

const latin = 'abcdefghijklmnopqrstuvwxyz';

const alphabets: Readonly<Record<string, string>> = {
  'lower-alpha': latin,
  'lower-latin': latin,
  'upper-alpha': latin.toUpperCase(),
  'upper-latin': latin.toUpperCase(),
  'lower-greek': 'αβγδεζηθικλμνξοπρστυφχψω',
  'cjk-heavenly-stem': '甲乙丙丁戊己庚辛壬癸',
  'cjk-earthly-branch': '子丑寅卯辰巳午未申酉戌亥',
};

/** z is followed by aa. */
function inLetters(number: number, letters: string): string {
  const before = Math.floor((number - 1) / letters.length);
  return (before > 0 ? inLetters(before, letters) : '') + letters.charAt((number - 1) % letters.length);
}

const romans: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function inRoman(number: number): string {
  const [size, letters] = romans.find(([value]) => value <= number) ?? [number, ''];
  return number > 0 ? letters + inRoman(number - size) : '';
}

/** Up to 99: 一, 十, 十二, 二十, 二十一. */
function inChinese(number: number): string {
  const digits = '零一二三四五六七八九';
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const before = tens === 0 ? '' : `${tens > 1 ? digits.charAt(tens) : ''}十`;
  return before + (ones > 0 ? digits.charAt(ones) : '');
}
