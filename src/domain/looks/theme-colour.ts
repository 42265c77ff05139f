/** Forest green, the brand colour. Its shades are chosen by hand in the theme; those of any other colour are computed. */
export const brandColour = '#2bb87b';

/** Reads `#rgb` or `#rrggbb` as `#rrggbb` in lower case; null for any other text, so that an invalid colour is ignored (X04). */
export function readColour(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`;
}
