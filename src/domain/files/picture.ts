/** The kinds of pictures that may be uploaded. No SVG: it is a document that can carry script (fault D5). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** The file name endings of each type of picture. */
const pictureEndings: Readonly<Record<PictureType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
};

/** 5 MB. */
export const maxPictureBytes = 5 * 1024 * 1024;

/**
 * Why a file must not be uploaded as a picture (fault D13).
 *
 * - `type`: its name or its declared type is not that of a picture, or its name has a second, dangerous ending.
 * - `content`: its bytes are no picture of the type in its name, or contain code as well.
 */
export type PictureFlaw = 'type' | 'empty' | 'tooLarge' | 'content';

/** What is known about a file before its content is read. */
export interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** Checks a file before its content is read, so that a huge file is never read. */
export function flawBeforeReading({ name, type, size }: FileFacts): PictureFlaw | null {
  const named = typeOfName(name);
  if (!named || (type !== '' && type !== named)) return 'type';
  if (size === 0) return 'empty';
  return size > maxPictureBytes ? 'tooLarge' : null;
}

/** Checks the content: it must be a picture of the type in its name, and contain no code. */
export function flawOfContent(name: string, bytes: Uint8Array): PictureFlaw | null {
  const found = typeOfContent(bytes);
  return found === null || found !== typeOfName(name) || carriesCode(bytes) ? 'content' : null;
}

/** The limit of width and height, in pixels. Some devices cannot draw larger pictures. */
const longestSide = 16_384;

/** Checks the size in pixels, which is known after the browser has decoded the picture. */
export const flawOfSize = ({ width, height }: { width: number; height: number }): PictureFlaw | null =>
  Math.min(width, height) < 1 || Math.max(width, height) > longestSide ? 'content' : null;

/** Endings that must not stand before the last one: `invoice.html.png` is refused, `2026.03.12.png` is not. */
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

/** The type of a picture by its magic bytes; null for any other content. */
export function typeOfContent(bytes: Uint8Array): PictureType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  return /^RIFF[^]{4}WEBP/.test(head) ? 'image/webp' : null;
}

/** Whether a picture also contains a page, a script or a document that another program could open. */
function carriesCode(bytes: Uint8Array): boolean {
  return /<(?:script|html|svg|iframe|body|!doctype)[\s>/]|<\?php|%PDF-\d/i.test(
    new TextDecoder('latin1').decode(bytes),
  );
}
