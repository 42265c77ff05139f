import { halfWidth, identityNumber, mobileNumber } from '#src/domain/personal-data.ts';

/** Masks a phone number for lists: 138****8888. A short number is hidden completely. */
export const maskPhone = (phone: string): string =>
  phone.length < 8 ? phone.replace(/./gu, '*') : `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** Masks a mail address for lists: only the first letter and the host are shown. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? email.replace(/./gu, '*') : `${first}***${email.slice(at)}`;
}

/** Masks a person's name: 王**. Longer names get the same number of stars, so that their length is not revealed. */
export function maskName(name: string): string {
  const [first = ''] = name.trim();
  return first === '' ? '' : `${first}**`;
}

const identity = new RegExp(`(?<![\\dA-Za-z])${identityNumber('')}(?![\\dA-Za-z])`, 'g');

/** Latin only: Chinese text touches an address without a space. */
const address = /[\p{sc=Latin}\d._+-]{1,64}@[\p{sc=Latin}\d-]{1,63}(?:\.[\p{sc=Latin}\d-]{1,63})+/gu;

const separator = '[ .·-]?';
/** No part of a code, a longer number, a decimal or an amount. */
const before = '(?:(?<![A-Za-z$¥\uffe5\\d]|0\\.)|(?<=tel|phone|mobile))';
const after = '(?!\\d|(?:\\.\\d+)? ?[万亿]?(?:[元円亩%]|平方|立方|吨|公顷))';
/** A mobile number, also with the code of the country. */
const mobile = new RegExp(`${before}((?:00)?86${separator})?${mobileNumber(separator)}${after}`, 'gi');

/** Masks the mobile numbers, identity numbers and mail addresses in a text, for files that need no reason (decision 066). */
export function maskDetails(text: string): string {
  const withoutIdentities = replaceEach(
    text,
    identity,
    (number) => `${number.slice(0, 3)}${'*'.repeat(11)}${number.slice(-4)}`,
  );
  const withoutAddresses = replaceEach(withoutIdentities, address, maskEmail);
  return replaceEach(
    withoutAddresses,
    mobile,
    (number, code) => `${number.slice(0, code.length + 3)}****${number.slice(-4)}`,
  );
}

/** Replaces what a pattern matches in half width; `code` is its first group. */
function replaceEach(text: string, pattern: RegExp, by: (found: string, code: string) => string): string {
  let result = '';
  let done = 0;
  for (const { 0: found, 1: code = '', index } of halfWidth(text).matchAll(pattern)) {
    const end = index + found.length;
    result += text.slice(done, index) + by(text.slice(index, end), code);
    done = end;
  }
  return result + text.slice(done);
}
