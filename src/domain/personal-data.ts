// The shapes of personal data, as sources of patterns for text in half width. What may precede and follow one differs: masking a
// file must miss nothing, and checking a text must report nothing in vain.

/** Full-width letters, digits and signs as half-width ones, dashes as hyphens, wide blanks as blanks. The length stays. */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u3000]/g, ' ');

/** A mobile number; `separator` is a pattern for what may stand between its groups. */
export const mobileNumber = (separator: string): string => `1[3-9]\\d${separator}\\d{4}${separator}\\d{4}`;

/** A resident identity number: region, birthday, serial number, check digit. The birthday tells it from other long numbers. */
export const identityNumber = (separator: string): string =>
  `[1-9]\\d{5}${separator}(?:18|19|20)\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])${separator}\\d{3}[\\dXx]`;
