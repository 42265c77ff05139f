import { array, boolean, type InferOutput, object, optional, record, safeParse, string } from 'valibot';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { SheetContent } from './review.ts';

/**
 * What this device keeps of a sheet (decision 017). `base` is the saved sheet that it began from: with it, changes of another
 * window can be told apart. `scans`: pictures of a sheet on paper. `typed` holds texts that are no points, by their criteria; `title` is the base; `isFinal`: the
 * sheet waits to be submitted.
 */
const SheetDraft = object({
  content: SheetContent,
  base: SheetContent,
  typed: record(string(), string()),
  scans: optional(array(string())),
  title: optional(string()),
  isFinal: optional(boolean()),
});
export type SheetDraft = InferOutput<typeof SheetDraft>;

export const writeSheetDraft = (draft: SheetDraft): ContentValues => ({ sheet: JSON.stringify(draft) });

/** Reads a draft; null when it is damaged. */
export function readSheetDraft({ sheet = '' }: ContentValues): SheetDraft | null {
  const parsed = safeParse(SheetDraft, parseJson(sheet));
  return parsed.success ? parsed.output : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
