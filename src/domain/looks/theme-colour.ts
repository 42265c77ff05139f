/** Forest green, the brand. Its shades are drawn by hand in the theme; those of any other colour are computed. */
export const brandColour = '#2bb87b';

/** A colour as `#rgb` or `#rrggbb`, in lower case and full; null for anything else, so that nothing bad is taken (X04). */
export function readColour(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`;
}
