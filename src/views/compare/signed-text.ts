import { inertBody } from '#src/views/trusted/policy.ts';

/** The parts of a formatted text that are not words. */
type Sign =
  /** Pictures are numbered, because several may have the same name. */
  | { kind: 'picture'; file: string; number: number; alt: string }
  | { kind: 'link'; address: string }
  | { kind: 'format'; format: Format }
  | { kind: 'formatEnd'; format: Format }
  | { kind: 'rule' };

const formats = {
  STRONG: 'bold',
  B: 'bold',
  EM: 'italic',
  I: 'italic',
  U: 'underline',
  S: 'strike',
  H2: 'heading2',
  H3: 'heading3',
  H4: 'heading4',
  UL: 'bulletList',
  OL: 'orderedList',
  BLOCKQUOTE: 'quote',
} as const;
export type Format = (typeof formats)[keyof typeof formats];

/**
 * Versions of a text in which each sign is one character of a Unicode private use plane. A comparison by words treats
 * each sign as a word, and equal signs as equal words.
 */
export interface SignedTexts {
  texts: readonly string[];
  signOf: (piece: string) => Sign | undefined;
}

const firstSign = 0xf0000;
const oneSign = /([\u{F0000}-\u{FFFFD}])/u;

/** Splits a text at its signs: plain text and signs alternate, beginning with plain text. */
export const piecesOf = (text: string): readonly string[] => text.split(oneSign);

/**
 * Formatted texts as words and signs, one line per paragraph. The parsed documents are inert: they load and run
 * nothing.
 */
export const formattedTexts = (versions: readonly string[]): SignedTexts => signed(versions, formattedText);

/** The signs of pictures, by file id. */
export const pictureTexts = (versions: readonly string[]): SignedTexts =>
  signed(versions, (file, signs) => (file ? signs.picture(file, '') : ''));

export const plainTexts = (versions: readonly string[]): SignedTexts => ({ texts: versions, signOf: () => undefined });

interface Signs {
  character: (sign: Sign) => string;
  picture: (file: string, alt: string) => string;
}

function signed(versions: readonly string[], textOf: (version: string, signs: Signs) => string): SignedTexts {
  const signs: Sign[] = [];
  const places = new Map<string, number>();
  const numbers = new Map<string, number>();
  const character = (sign: Sign) => {
    const key = JSON.stringify(sign);
    const place = places.get(key) ?? signs.push(sign) - 1;
    places.set(key, place);
    return String.fromCodePoint(firstSign + place);
  };
  const picture = (file: string, alt: string) => {
    const number = numbers.get(file) ?? numbers.size + 1;
    numbers.set(file, number);
    return character({ kind: 'picture', file, number, alt });
  };
  return {
    texts: versions.map((version) => textOf(version.trim(), { character, picture })),
    signOf: (piece) => signs[(piece.codePointAt(0) ?? 0) - firstSign],
  };
}

function formattedText(html: string, { character, picture }: Signs): string {
  const inside = (parent: Node): string =>
    [...parent.childNodes].reduce(
      (text, node) =>
        isLine(node) && text !== '' && !text.endsWith('\n') ? `${text}\n${read(node)}` : text + read(node),
      '',
    );
  const read = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? wordsOf(node) : '';
    if (node.nodeName === 'BR') return '\n';
    const text = marked(node);
    return isLine(node) ? `${text}\n` : text;
  };
  const marked = (element: Element): string => {
    const text = isLine(element) ? inside(element).replace(/\n$/, '') : inside(element);
    const file = element.getAttribute('data-file');
    if (element.nodeName === 'IMG') return file ? picture(file, element.getAttribute('alt') ?? '') : '';
    if (element.nodeName === 'HR') return character({ kind: 'rule' });
    const address = element.nodeName === 'A' && element.getAttribute('href');
    if (address) return text + character({ kind: 'link', address });
    const format = formatOf(element);
    return format && text
      ? character({ kind: 'format', format }) + text + character({ kind: 'formatEnd', format })
      : text;
  };
  return inside(inertBody(html)).trim();
}

/** The text of a node, without characters that could be mistaken for signs. */
const wordsOf = (node: Node): string => (node.textContent ?? '').replaceAll(new RegExp(oneSign, 'gu'), '\ufffd');

const isLine = ({ nodeName }: Node): boolean => /^(?:P|LI|H\d|BLOCKQUOTE|UL|OL|HR|IMG|FIGCAPTION|DIV)$/.test(nodeName);

const formatOf = ({ nodeName }: Element): Format | undefined =>
  Object.hasOwn(formats, nodeName) ? formats[nodeName as keyof typeof formats] : undefined;
