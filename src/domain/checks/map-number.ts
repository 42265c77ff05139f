import type { Block } from './blocks.ts';
import { chunksOf } from './chunks.ts';
import type { Finding } from './finding.ts';
import type { Subject } from './subject.ts';

/** A review number, as in 桂S（2024）001号; behind “审图号” in any form, because files have similar numbers. */
const number =
  /(?:审图号[\s:：]*(?:\p{L}{1,4}\s*)?|(?:GS\p{Script=Han}?|\p{Script=Han}S)\s*)[(（〔[]\s*\d{4}\s*[)）〕\]]\s*\d/u;

/** A longer text behind a picture is no caption. */
const longestCaption = 80;

/** The blocks that are read, or the findings that are yielded, in one step. */
const perStep = 400;

/**
 * A picture whose description or caption says that it is a map, in a record without a review number; in small steps, like the
 * check that it is a part of.
 */
export function* mapNumber({ blocks }: Pick<Subject, 'blocks'>): Generator<readonly Finding[]> {
  const maps: Finding[] = [];
  for (const [field, list] of Object.entries(blocks))
    for (const [block, { kind, text, file, before }] of list.entries()) {
      if (block % perStep === 0) yield [];
      if ((kind === 'picture' || isCaption(list, block)) && text.includes('地图')) {
        const from = text.indexOf('地图');
        const place = { block, from, to: from + '地图'.length };
        const picture = file && { picture: file };
        maps.push({ check: 'noMapNumber', field, place, found: '地图', ...picture, before, fix: { kind: 'jump' } });
      }
    }
  if (maps.length === 0 || (yield* hasNumber(Object.values(blocks).flat()))) return;
  for (let done = 0; done < maps.length; done += perStep) yield maps.slice(done, done + perStep);
}

function* hasNumber(blocks: readonly Block[]): Generator<readonly Finding[], boolean> {
  for (const { text } of blocks)
    for (const chunk of chunksOf(text)) {
      if (number.test(chunk.text)) return true;
      yield [];
    }
  return false;
}

const isCaption = (list: readonly Block[], index: number): boolean =>
  list[index - 1]?.kind === 'picture' && (list[index]?.text.length ?? 0) <= longestCaption;
