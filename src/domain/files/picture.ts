/** The kinds of pictures that may be uploaded. No SVG: it is a document that can carry script (fault D5). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Endings of a picture's file name, by type. */
const pictureEndings: Readonly<Record<PictureType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
};

/** 5 MB. */
export const maxPictureBytes = 5 * 1024 * 1024;

/**
 * Why a file is no picture that may be uploaded (fault D13).
 *
 * - `type`: by its name or its declared type it is something else, or its name hides a second ending.
 * - `content`: what is in it is not what its name says, or is more than a picture.
 */
export type PictureFlaw = 'type' | 'empty' | 'tooLarge' | 'content';

/** What a file says of itself. */
export interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** What can be said before a byte is read, so that a huge file never is. */
export function flawBeforeReading({ name, type, size }: FileFacts): PictureFlaw | null {
  const named = typeOfName(name);
  if (!named || (type !== '' && type !== named)) return 'type';
  if (size === 0) return 'empty';
  return size > maxPictureBytes ? 'tooLarge' : null;
}

/** What its content says: a picture of the kind that the name promises, from its first byte on, and nothing beside it. */
export function flawOfContent(name: string, bytes: Uint8Array): PictureFlaw | null {
  const found = typeOfContent(bytes);
  return found === null || found !== typeOfName(name) || carriesCode(bytes) ? 'content' : null;
}

/** So many pixels of width or height are no picture for a page, and more than some devices can draw. */
const longestSide = 16_384;

/** What drawing it shows: it has a size, and one that can be shown. */
export const flawOfSize = ({ width, height }: { width: number; height: number }): PictureFlaw | null =>
  Math.min(width, height) < 1 || Math.max(width, height) > longestSide ? 'content' : null;

/** Endings that make a second one suspicious: `invoice.html.png` is no name of a picture, `2026.03.12.png` is. */
const codeEndings = new Set(
  'asp aspx bat cgi cmd com dll exe hta htm html jar js jsp mhtml mjs msi php phtml pl ps1 py sh shtml svg swf vbs wasm xht xhtml xml xsl'.split(
    ' ',
  ),
);

function typeOfName(name: string): PictureType | null {
  const [, ...endings] = name
    .toLowerCase()
    .split('.')
    .map((part) => part.trim());
  const last = endings.pop() ?? '';
  if (endings.some((ending) => codeEndings.has(ending))) return null;
  return pictureTypes.find((type) => pictureEndings[type].includes(last)) ?? null;
}

/** The kind of picture by its magic bytes, null for anything else. */
export function typeOfContent(bytes: Uint8Array): PictureType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  return /^RIFF[^]{4}WEBP/.test(head) ? 'image/webp' : null;
}

/** A picture that is also a page, a script or a document, to whoever reads it as one. */
function carriesCode(bytes: Uint8Array): boolean {
  return /<(?:script|html|svg|iframe|body|!doctype)[\s>/]|<\?php|%PDF-\d/i.test(
    new TextDecoder('latin1').decode(bytes),
  );
}
