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
