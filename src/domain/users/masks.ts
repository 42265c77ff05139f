/** A phone number as lists show it: 138****8888. What is too short to hide anything of is hidden whole. */
export const maskPhone = (phone: string): string =>
  phone.length < 8 ? phone.replace(/./gu, '*') : `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** A mail address as lists show it: the first letter and the host. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? email.replace(/./gu, '*') : `${first}***${email.slice(at)}`;
}
