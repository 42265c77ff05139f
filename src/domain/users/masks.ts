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

/** A resident identity number: region, birthday, serial number, check digit. The birthday tells it from other long numbers. */
const identity = /(?<![\dA-Za-z])\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![\dA-Za-z])/g;

/** Latin only: Chinese text touches an address without a space. */
const address = /[\p{sc=Latin}\d._+-]{1,64}@[\p{sc=Latin}\d-]{1,63}(?:\.[\p{sc=Latin}\d-]{1,63})+/gu;

const digit = '[0-9\uff10-\uff19]';
const separator = '[ \u00a0\u3000.·\u2010-\u2015\u2212\uff0d-]?';
const country = `(?:[0０]{2})?[8８][6６]${separator}`;
/** No part of a code, a longer number, a decimal or an amount. */
const before = `(?:(?<![A-Za-z$¥\uffe5]|${digit}|[0０][.\uff0e])|(?<=tel|phone|mobile))`;
const after = `(?!${digit}|(?:\\.\\d+)? ?[万亿]?(?:[元円亩%\uff05]|平方|立方|吨|公顷))`;
/** A mobile number, also in full-width digits and with the code of the country. */
const mobile = new RegExp(
  `${before}(${country})?([1１][3-9３-９]${digit})${separator}${digit}{4}${separator}(${digit}{4})${after}`,
  'gi',
);

/** Masks the mobile numbers, identity numbers and mail addresses in a text, for files that need no reason (decision 066). */
export const maskDetails = (text: string): string =>
  text
    .replace(identity, (number) => `${number.slice(0, 3)}${'*'.repeat(11)}${number.slice(-4)}`)
    .replace(address, maskEmail)
    .replace(mobile, (_, code = '', first: string, last: string) => `${code}${first}****${last}`);
