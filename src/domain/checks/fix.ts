import type { Field } from '#src/domain/content/content-type.ts';
import { encoded } from '#src/domain/rich/encoded.ts';
import { type Block, readBlocks } from './blocks.ts';
import type { Finding } from './finding.ts';

/**
 * The value of the field after the suggested correction; null if the value no longer has the found text at that place, so
 * that nothing else is ever replaced.
 */
export function corrected(field: Field, { place, found, fix }: Finding, value: string): string | null {
  if (!place || !('by' in fix)) return null;
  const block = [...readBlocks(field, value)].filter((one) => one !== null)[place.block];
  if (block?.text.slice(place.from, place.to) !== found) return null;
  return withText(value, block, place, field.kind === 'richText' ? encoded(fix.by) : fix.by);
}

/** The finding whose correction takes another correction back; null if that corrects no text. */
export const takenBack = ({ place, found, fix, ...rest }: Finding): Finding | null =>
  place && 'by' in fix
    ? {
        ...rest,
        place: { ...place, to: place.from + fix.by.length },
        found: fix.by,
        fix: { kind: 'replace', by: found },
      }
    : null;

/** Puts a text in place of a range. Markup inside the range stays, behind the new text. */
function withText(value: string, { pieces }: Block, { from, to }: { from: number; to: number }, by: string): string {
  let result = '';
  let done = 0;
  let rest = by;
  for (const piece of pieces) {
    const start = Math.max(from, piece.at);
    const end = Math.min(to, piece.at + piece.size);
    if (start >= end) continue;
    const isEntity = piece.size !== piece.to - piece.from;
    result += value.slice(done, isEntity ? piece.from : piece.from + start - piece.at) + rest;
    done = isEntity ? piece.to : piece.from + end - piece.at;
    rest = '';
  }
  return result + value.slice(done);
}
