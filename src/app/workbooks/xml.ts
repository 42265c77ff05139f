/** The callbacks of the XML reader. Names have no prefixes, which programs choose freely. */
export interface XmlHandler {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

export type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * A tag after its `<`. Quoted values may contain `>`. A name is matched as a whole: an endless one would otherwise be
 * tried at every length.
 */
const tag = /(\/?)([^\s/>"']+)(?![^\s/>"'])([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>/y;

/** Sections without tags, by their start: comments, CDATA, instructions. */
const sections = [
  { begin: '<!--', end: '-->', isText: false },
  { begin: '<![CDATA[', end: ']]>', isText: true },
  { begin: '<?', end: '?>', isText: false },
  { begin: '<!', end: '>', isText: false },
] as const;

/** Reads XML from start to end. Throws if a tag does not end. */
export function readXml(xml: string, { open, close, text }: XmlHandler): void {
  let at = 0;
  for (let start = xml.indexOf('<'); start >= 0; start = xml.indexOf('<', at)) {
    if (start > at) text?.(decoded(xml.slice(at, start)));
    const mark = xml[start + 1];
    const section =
      mark === '!' || mark === '?' ? sections.find(({ begin }) => xml.startsWith(begin, start)) : undefined;
    if (section) {
      const from = start + section.begin.length;
      const end = xml.indexOf(section.end, from);
      if (end < 0) throw new Error('the XML ends too early');
      if (section.isText) text?.(withLineFeeds(xml.slice(from, end)));
      at = end + section.end.length;
      continue;
    }
    tag.lastIndex = start + 1;
    const [whole = '', slash, qualified = '', rest = ''] = tag.exec(xml) ?? [];
    if (!whole) throw new Error('a tag of the XML does not end');
    const name = localName(qualified);
    if (slash) close?.(name);
    else {
      open?.(name, attributesIn(rest));
      if (rest.endsWith('/')) close?.(name);
    }
    at = start + 1 + whole.length;
  }
}

/** The text of a part in its declared encoding, UTF-8 by default. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, encoding = 'utf-8'] = /^\W*<\?xml[^>]*?\sencoding\s*=\s*["']([\w-]+)["']/.exec(beginning) ?? [];
  return new TextDecoder(/^utf-16/i.test(encoding) ? 'utf-8' : encoding).decode(bytes);
}

/** XML has two notations for booleans. */
export const isTrue = (value: string | undefined): boolean => /^\s*(?:1|true)\s*$/i.test(value ?? '');

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const none: Attributes = {};
const attribute = /(?<![^\s="'/])([^\s="'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function attributesIn(text: string): Attributes {
  if (!text.includes('=')) return none;
  const found: Record<string, string> = {};
  for (const [, name = '', quoted, apostrophed] of text.matchAll(attribute))
    found[localName(name)] = decoded(quoted ?? apostrophed ?? '');
  return found;
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Decodes XML entities. Line ends become line feeds, as XML demands. */
function decoded(text: string): string {
  const plain = withLineFeeds(text);
  if (!plain.includes('&')) return plain;
  return plain.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (entity, decimal?: string, hex?: string, name = '') => {
      const point = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : -1;
      if (point >= 0) return point <= 0x10_ff_ff ? String.fromCodePoint(point) : entity;
      return named[name as string] ?? entity;
    },
  );
}

const withLineFeeds = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
