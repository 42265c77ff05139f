import { halfWidth, identityNumber, mobileNumber } from '#src/domain/personal-data.ts';
import { maskEmail } from '#src/domain/users/masks.ts';
import { isDay } from '#src/domain/working-days/days.ts';
import type { Block } from './blocks.ts';
import type { Chunk } from './chunks.ts';
import type { CheckId, Range, TextFinding } from './finding.ts';

/** One kind of personal data, and how it is masked. */
interface Kind {
  check: CheckId;
  pattern: RegExp;
  /** What a pattern cannot test; gets the found text without separators. */
  isReal?: (plain: string) => boolean;
  mask: (found: string) => string;
}

const masking = (first: number, last: number) => (found: string) => masked(found, first, last);

/** What precedes or follows a number that is part of something longer: an address, a code, a decimal. */
const before = '(?<![\\w&%@]|\\w[./=-])';
const after = '(?![\\w@]|[.-]\\d)';

/** Between the groups of a number. */
const separator = '[ -]?';

/** Behind another phone number: 13907710001/13907710002. */
const afterPhone = `(?<=(?<![\\w=.])(?:${mobileNumber(separator)}|(?:0\\d{2,3}[ -]?)?\\d{7,8})/)`;

const noAmount = '(?! ?(?:元(?!旦)|[美欧日港]元|株|棵|亩|公顷|平方|立方|吨|公斤|千克|粒|人次))';

const mainland = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';

/** In this order: a number that is an ID number is no bank card. */
const kinds: readonly Kind[] = [
  {
    check: 'email',
    pattern: /(?<![\w.+-])[a-z\d][\w.+-]{0,63}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,6}[a-z]{2,24}(?![\w@-])/gi,
    // Names of pictures for screens of high resolution look similar: logo@2x.png.
    isReal: (plain) => !/\.(?:png|jpe?g|gif|webp|svg)$/i.test(plain),
    mask: maskEmail,
  },
  {
    check: 'idNumber',
    pattern: new RegExp(`${before}${identityNumber(separator)}${after}`, 'gi'),
    isReal: isIdNumber,
    mask: masking(3, 4),
  },
  {
    check: 'bankCard',
    pattern: new RegExp(`${before}(?:4|5[1-5]|6[02])\\d{1,3}(?:[ -]?\\d{4}){3}(?:[ -]?\\d{1,3})?${after}`, 'g'),
    isReal: (plain) => plain.length >= 16 && isLuhn(plain),
    mask: masking(4, 4),
  },
  {
    check: 'mobile',
    pattern: new RegExp(
      `(?:${before}|(?<=\\+86[ -]?)|${afterPhone})${mobileNumber(separator)}${after}${noAmount}`,
      'g',
    ),
    isReal: (plain) => !/0{6}$/.test(plain),
    mask: masking(3, 4),
  },
  {
    check: 'plate',
    pattern: new RegExp(
      `(?<![A-Za-z\\d创全更崭最])[${mainland}][A-HJ-NP-Z][· -]?(?:[A-HJ-NP-Z\\d]{5,6}|\\d{4}[港澳学警])${after}(?![次型])`,
      'g',
    ),
    // A plate has at most three letters behind the first one; names of models look similar.
    isReal: (plain) => plain.slice(2).replace(/\D/g, '').length >= 3,
    mask: masking(2, 2),
  },
];

/** Mobile numbers, ID numbers, bank cards, licence plates and mail addresses in a text. */
export function personalData({ text }: Chunk): readonly TextFinding[] {
  if (!/[\d\uff10-\uff19@\uff20]/.test(text)) return [];
  // Numbers in the address of a page are parts of it.
  const plain = halfWidth(
    text.replace(/(?<![\w@.])(?:https?:\/\/|www\.)[\w.~:/?#@!$&*+=%-]+/gi, (url) => '_'.repeat(url.length)),
  );
  const taken: Range[] = [];
  return kinds.flatMap(({ check, pattern, isReal = () => true, mask }) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: found, index: from }): TextFinding[] => {
      const to = from + found.length;
      if (!isReal(found.replace(/[· -]/g, '')) || taken.some((other) => from < other.to && to > other.from)) return [];
      taken.push({ from, to });
      return [{ check, from, to, fix: { kind: 'mask', by: mask(text.slice(from, to)) } }];
    }),
  );
}

/** As much of a link's address is searched, and of its text for what the address contains. */
const enough = 200;

const hasPersonalData = (text: string): boolean => personalData({ at: 0, text }).length > 0;

/** Numbers and mail addresses that only the address of a link contains: `mailto:`, `tel:`. */
export const personalLinks = ({ links, text }: Block): readonly TextFinding[] =>
  links.flatMap(({ address, from, to }) => {
    const data = /^(?:mailto|tel):(?:\+86)?([^?]*)/i.exec(address.slice(0, enough))?.[1];
    if (data === undefined || hasPersonalData(text.slice(from, Math.min(to, from + enough)))) return [];
    const checks = new Set(personalData({ at: 0, text: data }).map(({ check }) => check));
    return [...checks].map((check) => ({ check, from, to, fix: { kind: 'jump' } }));
  });

/** Replaces all letters and digits by stars except the first and last few. Separators stay. */
function masked(found: string, first: number, last: number): string {
  const count = [...found].filter(isSign).length;
  let index = 0;
  return [...found]
    .map((one) => {
      if (!isSign(one)) return one;
      index += 1;
      return index > first && index <= count - last ? '*' : one;
    })
    .join('');
}

const isSign = (one: string): boolean => /[\p{L}\p{N}]/u.test(one);

/** The checksum of an ID number (GB 11643), and a day that exists. */
function isIdNumber(number: string): boolean {
  const day = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  if (!isDay(day)) return false;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return '10X98765432'[sum % 11] === number.slice(-1).toUpperCase();
}

/** The checksum of a bank card (ISO/IEC 7812). */
function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
