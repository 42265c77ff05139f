import { encoded } from '#src/domain/rich/encoded.ts';

/** A text for SVG. Signs that XML or an address cannot contain are left out: they would leave the page without a mark. */
const escaped = (text: string): string => encoded(text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ''));

/** A tile of the watermark with two lines, as an address. Its grey is legible on light and dark pages and on paper. */
export const watermarkTile = (above: string, below: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="260" height="150">` +
      `<g transform="rotate(-18 130 75)" fill="#777" fill-opacity=".3" font-family="sans-serif" font-size="15" text-anchor="middle">` +
      `<text x="130" y="70">${escaped(above)}</text><text x="130" y="91">${escaped(below)}</text></g></svg>`,
  )}`;
