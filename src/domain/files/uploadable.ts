/** The kinds of pictures that may be uploaded. No SVG: it is a document that can carry script (fault D5). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** The type of scanned documents. */
export const documentType = 'application/pdf';

/** What may be evidence on a score sheet, or a scan of a sheet on paper. */
export const evidenceTypes = [...pictureTypes, documentType] as const;
export type FileType = (typeof evidenceTypes)[number];

/** The file name endings that systems give to files of each type, the usual one first. */
const endingsOf: Readonly<Record<FileType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif', 'jfi', 'jif', 'pjpeg', 'pjp'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  [documentType]: ['pdf'],
};

/** The endings of these types, for the dialog that chooses files: systems do not recognise all of them by type. */
export const endingsByType = (types: readonly FileType[]): Record<string, string[]> =>
  Object.fromEntries(types.map((type) => [type, endingsOf[type].map((ending) => `.${ending}`)]));

/** Other names that some systems have for a type. */
const otherNames: Readonly<Record<string, FileType>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'application/x-pdf': documentType,
};

/** 5 MB. */
export const maxFileBytes = 5 * 1024 * 1024;

/**
 * Why a file must not be uploaded (fault D13).
 *
 * - `type`: its name or its declared type is not accepted.
 * - `secondEnding`: the name has the ending of a page or a program before its last one.
 * - `content`: its bytes are not of the type in its name, or contain code as well.
 */
export type FileFlaw = 'type' | 'secondEnding' | 'empty' | 'tooLarge' | 'content';

/** A browser that does not know a file's type gives none, and sends it as the second. */
const undeclared: ReadonlySet<string> = new Set(['', 'application/octet-stream']);

/** What is known about a file before its content is read. */
export interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** Checks a file before its content is read, so that a huge file is never read. */
export function flawBeforeReading(
  { name, type, size }: FileFacts,
  taken: readonly FileType[] = pictureTypes,
): FileFlaw | null {
  const named = typeOfName(name);
  const declared = otherNames[type] ?? type;
  if (!named || !taken.includes(named) || !(declared === named || undeclared.has(declared))) return 'type';
  if (hasCodeEnding(name)) return 'secondEnding';
  if (size === 0) return 'empty';
  return size > maxFileBytes ? 'tooLarge' : null;
}

/** Checks the content: it must be of the type in its name, complete as far as can be detected, and contain no code. */
export function flawOfContent(name: string, bytes: Uint8Array): FileFlaw | null {
  const found = typeOfContent(bytes);
  if (found === null || found !== typeOfName(name)) return 'content';
  const text = new TextDecoder('latin1').decode(bytes);
  const isSound = found === documentType ? hasEnd(text) : !containsDocument(text);
  return isSound && !containsCode(text) ? null : 'content';
}

/** The limit of width and height, in pixels. Some devices cannot draw larger pictures. */
const longestSide = 16_384;

/** Checks the size in pixels, which is known after the browser has decoded the picture. */
export const flawOfSize = ({ width, height }: { width: number; height: number }): FileFlaw | null =>
  Math.min(width, height) < 1 || Math.max(width, height) > longestSide ? 'content' : null;

/** Endings that must not stand before the last one: `invoice.html.png` is refused, `2026.03.12.png` is not. */
const codeEndings = new Set(
  'asp aspx bat cgi cmd com dll exe hta htm html jar js jsp mhtml mjs msi php phtml pl ps1 py sh shtml svg swf vbs wasm xht xhtml xml xsl'.split(
    ' ',
  ),
);

const hasCodeEnding = (name: string): boolean =>
  endingsIn(name)
    .slice(0, -1)
    .some((ending) => codeEndings.has(ending));

export function typeOfName(name: string): FileType | null {
  const last = endingsIn(name).at(-1) ?? '';
  return evidenceTypes.find((type) => endingsOf[type].includes(last)) ?? null;
}

const endingsIn = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split('.')
    .slice(1)
    .map((part) => part.trim());

/** The type of a file by its magic bytes; null for any other content. */
export function typeOfContent(bytes: Uint8Array): FileType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('%PDF-')) return documentType;
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  return /^RIFF[^]{4}WEBP/.test(head) ? 'image/webp' : null;
}

/** The mark at the end of a document: one that was cut short has none. Only white space or a little more may follow it. */
const hasEnd = (text: string): boolean => text.slice(-1024).includes('%%EOF');

/** Whether a picture also contains a document that another program could open. */
const containsDocument = (text: string): boolean => /%PDF-\d/i.test(text);

/** Whether a file also contains a page or a script that another program could open. */
const containsCode = (text: string): boolean => /<(?:script|html|svg|iframe|body|!doctype)[\s>/]|<\?php/i.test(text);
