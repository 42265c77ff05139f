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

const mobile = /(?<!\d)1\d{2}([ -]?)\d{4}\1\d{4}(?!\d)/g;
/** A resident identity number: region, birthday, serial number, check digit. The birthday tells it from other long numbers. */
const identity = /(?<![\dA-Za-z])\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![\dA-Za-z])/g;
const address = /[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;

/** Masks the mobile numbers, identity numbers and mail addresses in a text, for files that need no reason (decision 066). */
export const maskDetails = (text: string): string =>
  text
    .replace(identity, (number) => `${number.slice(0, 3)}${'*'.repeat(11)}${number.slice(-4)}`)
    .replace(mobile, (number) => `${number.slice(0, 3)}****${number.slice(-4)}`)
    .replace(address, maskEmail);
