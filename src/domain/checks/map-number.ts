import type { Block } from './blocks.ts';
import type { Finding } from './finding.ts';
import type { Subject } from './subject.ts';

/** A review number, as in 桂S（2024）001号; behind “审图号” in any form, because files have similar numbers. */
const number = /(?:审图号[\s:：]*\p{L}{0,4}|GS\p{Script=Han}?|\p{Script=Han}S)\s*[(（〔[]\s*\d{4}\s*[)）〕\]]\s*\d/u;

/** A longer text behind a picture is no caption. */
const longestCaption = 80;

/** A picture whose description or caption says that it is a map, in a record without a review number. */
export function* mapNumber({ blocks }: Subject): Generator<Finding> {
  const all = Object.entries(blocks);
  if (all.some(([, list]) => list.some(({ text }) => number.test(text)))) return;
  for (const [field, list] of all)
    for (const [block, { kind, text }] of list.entries())
      if (text.includes('地图') && (kind === 'picture' || isCaption(list, block))) {
        const from = text.indexOf('地图');
        const place = { block, from, to: from + '地图'.length };
        yield { check: 'noMapNumber', field, place, found: '地图', fix: { kind: 'jump' } };
      }
}

const isCaption = (list: readonly Block[], index: number): boolean =>
  list[index - 1]?.kind === 'picture' && (list[index]?.text.length ?? 0) <= longestCaption;
