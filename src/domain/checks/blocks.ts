import type { Field } from '#src/domain/content/content-type.ts';
import { decoded } from './entities.ts';
import type { Range } from './finding.ts';

/**
 * Where a part of a block's text comes from: `size` units from `at` on come from the stored value between `from` and `to`. If the
 * lengths differ, the part is one character that is written as an entity.
 */
interface Piece {
  at: number;
  size: number;
  from: number;
  to: number;
}

/** A link in a block, with the range of its text. */
interface Link extends Range {
  address: string;
  /** The descriptions of the pictures in it. */
  alt: string;
}

/**
 * A block of a text that is read as a whole: a paragraph, a heading, the description of a picture. A plain field is one block.
 */
export interface Block {
  kind: 'plain' | 'paragraph' | 'heading' | 'other' | 'picture';
  /** The level of a heading; otherwise 0. */
  level: number;
  text: string;
  pieces: readonly Piece[];
  links: readonly Link[];
  /** The file of a picture. */
  file?: string;
  /** It contains a picture, which is a block of its own before it. */
  hasPicture: boolean;
  /** The end of the text before it, by which its place is recognised when other parts of the text have changed. */
  before: string;
}

/** A block while it is read. */
interface Draft extends Block {
  pieces: Piece[];
  links: Link[];
}

/**
 * Reads a field's value as blocks. Long work is interrupted by yielding null, so that a scheduler can pause it; malformed
 * markup is read as text.
 */
export function* readBlocks({ kind }: Pick<Field, 'kind'>, value: string): Generator<Block | null> {
  if (kind === 'richText') yield* readHtml(value);
  else if (value !== '') yield { ...emptyDraft('plain'), text: value, pieces: [whole(0, 0, value.length)] };
}

const emptyDraft = (kind: Block['kind'], before = '', level = 0): Draft => ({
  kind,
  level,
  text: '',
  pieces: [],
  links: [],
  hasPicture: false,
  before,
});

const whole = (at: number, from: number, size: number): Piece => ({ at, size, from, to: from + size });

/** The elements that begin and end a block. */
const blockTags = new Set(
  'address article aside blockquote caption dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Enough of a text to recognise it by its end. */
export const endOf = (text: string): string => Array.from(text.slice(-60)).slice(-20).join('').trim();

/** How a picture and an empty paragraph appear in the text before a block. */
const signs = { picture: '\uFFFC', space: '¶' };

/** After this many tags the reader pauses. */
const tagsPerStep = 400;

function* readHtml(html: string): Generator<Block | null> {
  let block: Draft | null = null;
  let link: Link | null = null;
  let tags = 0;
  let before = '';
  let isInside = false;
  let gained = '';
  /** Takes in the text since the last picture. The first text of a block replaces that of the blocks above. */
  const takeIn = () => {
    if (!isBlank(gained)) {
      before = endOf((isInside ? before : '') + gained);
      isInside = true;
    }
    gained = '';
  };
  for (let at = 0; at < html.length;) {
    const tag = readTag(html, at);
    for (const run of decoded(html, at, tag.from)) {
      if (run === null) {
        yield null;
        continue;
      }
      append((block ??= emptyDraft('other', before)), run.text, run.from, run.to);
      gained += run.text;
    }
    at = tag.to;
    tags += 1;
    if (tags % tagsPerStep === 0) yield null;
    if (tag.name === 'br') append((block ??= emptyDraft('other', before)), '\n', null, 0);
    if (tag.name === 'img') {
      takeIn();
      const image = yield* picture(html, tag, before);
      before = endOf(before + signs.picture);
      if (block) block.hasPicture = true;
      if (link) link.alt += image.text;
      yield image;
    }
    if (tag.name === 'a') {
      if (block && link) link.to = block.text.length;
      link = null;
      if (!tag.isEnd) {
        block ??= emptyDraft('other', before);
        const from = block.text.length;
        link = { address: attribute(html, tag, 'href'), alt: '', from, to: from };
        block.links.push(link);
      }
    }
    if (blockTags.has(tag.name)) {
      if (block && link) link.to = block.text.length;
      link = null;
      if (block && isWorthReading(block)) yield block;
      takeIn();
      if (block && isSpace(block)) before = endOf(before + signs.space);
      block = tag.isEnd ? null : openedBy(tag.name, before);
      isInside = false;
      gained = '';
    }
  }
  if (block && link) link.to = block.text.length;
  if (block && block.text.trim() !== '') yield block;
}

function openedBy(name: string, before: string): Draft {
  if (name === 'p') return emptyDraft('paragraph', before);
  return /^h\d$/.test(name) ? emptyDraft('heading', before, Number(name[1])) : emptyDraft('other', before);
}

/** Space between elements is no block, but an empty paragraph is one. */
const isWorthReading = ({ kind, text }: Block): boolean => kind !== 'other' || text.trim() !== '';

/** An empty paragraph or heading. */
export const isSpace = ({ kind, text, hasPicture }: Block): boolean =>
  (kind === 'paragraph' || kind === 'heading') && !hasPicture && isBlank(text);

/** Whether nothing of a text is visible. */
export const isBlank = (text: string): boolean => !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);

/** Adds text to a block. A line break comes from no text of the value, so it gets no piece. */
function append(block: Draft, text: string, from: number | null, to: number) {
  if (from !== null) block.pieces.push({ at: block.text.length, size: text.length, from, to });
  block.text += text;
}

function* picture(html: string, tag: Tag, before: string): Generator<null, Block> {
  const block = { ...emptyDraft('picture', before), file: attribute(html, tag, 'data-file') };
  const alt = rangeOfAttribute(html, tag, 'alt');
  for (const run of alt ? decoded(html, alt.from, alt.to) : [])
    if (run) append(block, run.text, run.from, run.to);
    else yield null;
  return block;
}

interface Tag extends Range {
  /** Lower case; empty for a comment, and at the end of the text. */
  name: string;
  isEnd: boolean;
}

/** The next tag or comment at or after a position; at the end of the text, an empty one. */
function readTag(html: string, start: number): Tag {
  for (let from = html.indexOf('<', start); from >= 0; from = html.indexOf('<', from + 1)) {
    if (!/[a-z/!]/i.test(html.charAt(from + 1))) continue;
    const head = /^<(\/?)([a-z][a-z\d]*)|^<!/i.exec(html.slice(from, from + 24));
    if (!head) continue;
    const to = endOfTag(html, from);
    if (to === null) break;
    return { from, to, name: head[2]?.toLowerCase() ?? '', isEnd: head[1] === '/' };
  }
  return { from: html.length, to: html.length, name: '', isEnd: false };
}

/** Behind the `>` that ends the tag; null if nothing ends it. `>` inside quotes does not end it. */
function endOfTag(html: string, from: number): number | null {
  const marks = /["'>]/g;
  marks.lastIndex = from;
  for (let found = marks.exec(html); found; found = marks.exec(html)) {
    if (found[0] === '>') return marks.lastIndex;
    const close = html.indexOf(found[0], marks.lastIndex);
    if (close < 0) return null;
    marks.lastIndex = close + 1;
  }
  return null;
}

/** The value of a quoted attribute, decoded; empty if there is none. */
function attribute(html: string, tag: Range, name: string): string {
  const range = rangeOfAttribute(html, tag, name);
  return range ? [...decoded(html, range.from, range.to)].map((run) => run?.text ?? '').join('') : '';
}

/** The range of the value of a quoted attribute. */
function rangeOfAttribute(html: string, { from, to }: Range, name: string): Range | null {
  for (const found of html.slice(from, to).matchAll(/\s([a-z-]+)\s*=\s*("[^"]*"|'[^']*')/gi)) {
    if (found[1]?.toLowerCase() !== name) continue;
    const end = from + found.index + found[0].length - 1;
    return { from: end + 1 - (found[2]?.length ?? 0) + 1, to: end };
  }
  return null;
}
