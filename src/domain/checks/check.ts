import { type ContentType, type Field, fieldsOf } from '#src/domain/content/content-type.ts';
import { emptyParagraph, headingSkip, undescribed, vagueLinks } from './accessibility.ts';
import { type Block, endOf, readBlocks } from './blocks.ts';
import { chunksOf } from './chunks.ts';
import { dates } from './dates.ts';
import type { CheckId, Finding, TextFinding } from './finding.ts';
import { badLinks, flawOfLink, recordAt, writtenAddresses } from './links.ts';
import { mapNumber } from './map-number.ts';
import { missing } from './missing.ts';
import { personalData, personalLinks } from './personal.ts';
import type { Checked, Known, Situation } from './subject.ts';
import { withoutDismissed } from './without-dismissed.ts';
import { wrongWords } from './words.ts';

/** The kinds of field whose text visitors read. Contact fields are not among them: their numbers belong there. */
const textKinds: ReadonlySet<Field['kind']> = new Set(['text', 'longText', 'richText', 'tags']);

export const isPublicText = ({ kind }: Pick<Field, 'kind'>): boolean => textKinds.has(kind);

/** The links of a block that are checked at once. */
const linksPerStep = 100;

/**
 * Checks a record or the values of a form (decision 065). The work is done in small steps, each of which yields what it found, often
 * nothing: a scheduler can pause between two of them.
 */
export function* checking(type: ContentType, record: Checked, situation: Situation): Generator<readonly Finding[]> {
  const blocks: Record<string, readonly Block[]> = {};
  yield [...missing({ type, record })];
  if (situation.known?.findWords === null) yield [unknownWords(type)];
  for (const field of fieldsOf(type)) {
    const value = record[field.name];
    if (typeof value !== 'string') continue;
    if (field.kind === 'url' && value.trim() !== '') yield addressField(field, value, situation);
    if (isPublicText(field)) blocks[field.name] = yield* checkText(field, value, situation);
  }
  const subject = { type, record, blocks, situation };
  yield [...dates(subject)];
  yield* mapNumber(subject);
}

/** All findings at once, without those that were dismissed for the record. */
export const findingsOf = (type: ContentType, record: Checked, situation: Situation): readonly Finding[] =>
  withoutDismissed([...checking(type, record, situation)].flat(), record);

function* checkText(
  field: Field,
  value: string,
  situation: Situation,
): Generator<readonly Finding[], readonly Block[]> {
  const { ownHost, known } = situation;
  const blocks: Block[] = [];
  let heading: Block | undefined;
  for (const block of readBlocks(field, value)) {
    if (!block) {
      yield [];
      continue;
    }
    const index = blocks.push(block) - 1;
    const placed = (at: number, found: readonly TextFinding[]) =>
      found.map((one) => toFinding(field, block, index, at, one));
    yield placed(0, [...emptyParagraph(block), ...undescribed(block), ...headingSkip(block, heading)]);
    for (let link = 0; link < block.links.length; link += linksPerStep) {
      const part = { ...block, links: block.links.slice(link, link + linksPerStep) };
      yield placed(0, [...vagueLinks(part), ...badLinks(part, situation), ...personalLinks(part)]);
    }
    if (block.kind === 'heading') heading = block;
    for (const chunk of chunksOf(block.text))
      yield placed(chunk.at, [
        ...personalData(chunk),
        ...wrongWords(chunk, known?.findWords ?? null),
        ...writtenAddresses(chunk, ownHost).filter(({ from }) => !isInLink(block, chunk.at + from)),
      ]);
  }
  return blocks;
}

/** What is found in an element is about its place, too: another link with the same text has another address. */
const elements: ReadonlySet<CheckId> = new Set([
  'noDescription',
  'emptyParagraph',
  'vagueLink',
  'badLink',
  'otherEnvironment',
  'offlineRecord',
]);

function toFinding(
  { name }: Field,
  { text, file, before }: Block,
  block: number,
  at: number,
  { check, fix, ...range }: TextFinding,
): Finding {
  const from = at + range.from;
  const to = behindMarks(text, at + range.to);
  return {
    check,
    field: name,
    place: { block, from, to },
    found: text.slice(from, to),
    ...(file && { picture: file }),
    ...(elements.has(check) && { before: endOf(text.slice(0, from)) || before }),
    fix,
  };
}

/** A character is taken with the marks on it. */
function behindMarks(text: string, to: number): number {
  const marks = /\p{M}*/uy;
  marks.lastIndex = to;
  return to + (marks.exec(text)?.[0].length ?? 0);
}

const isInLink = ({ links }: Block, at: number): boolean => links.some(({ from, to }) => at >= from && at < to);

function addressField({ name }: Field, value: string, situation: Situation): readonly Finding[] {
  const flaw = flawOfLink(value.trim(), situation);
  const place = { block: 0, from: 0, to: value.length };
  return flaw ? [{ ...flaw, field: name, place, found: value }] : [];
}

/** Without the office's list nobody knows whether the record has forbidden words. */
const unknownWords = ({ titleField: field }: ContentType): Finding => ({
  check: 'unknownWords',
  field,
  place: null,
  found: '',
  fix: { kind: 'jump' },
});

/** The records of ours that a record links to, as the paths of their pages, in small steps; some of them several times. */
export function* linkedRecords(
  type: ContentType,
  record: Checked,
  publicAddresses: Known['publicAddresses'],
): Generator<readonly string[]> {
  const pathsOf = (addresses: readonly string[]) =>
    addresses.flatMap((address) => recordAt(address, publicAddresses) ?? []);
  for (const field of fieldsOf(type)) {
    const value = record[field.name];
    if (typeof value !== 'string') continue;
    if (field.kind === 'url') yield pathsOf([value.trim()]);
    if (field.kind === 'richText')
      for (const block of readBlocks(field, value)) yield pathsOf(block?.links.map(({ address }) => address) ?? []);
  }
}
