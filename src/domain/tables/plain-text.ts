import { encoded } from '#src/domain/rich/encoded.ts';

const blockEnd = /<br\s*\/?>|<\/(?:p|div|h[1-6]|li|tr|blockquote|pre|figure)>/gi;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The plain text of formatted text, with a line for each paragraph. Never use the result as HTML. */
export const plainTextOf = (html: string): string =>
  html
    .replace(/\r?\n/g, ' ')
    .replace(blockEnd, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
      (entity, decimal?: string, hex?: string, name?: string) => {
        if (name) return entities[name.toLowerCase()] ?? entity;
        const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
        return point <= 0x10_ff_ff ? String.fromCodePoint(point) : entity;
      },
    )
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Turns plain text into formatted text: a paragraph for each line, with all markup escaped. */
export const formattedOf = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${encoded(line)}</p>`)
    .join('');
