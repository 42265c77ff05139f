import { array, boolean, type InferOutput, object, optional, record, string } from 'valibot';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { readJson } from '#src/domain/read-json.ts';
import { SheetContent } from './review.ts';

/**
 * The draft of a sheet on this device (decision 017). `base` is the saved sheet that it is based on, which
 * distinguishes its changes from those of another window. `scans` are the pictures of a paper sheet. `typed` holds
 * texts that are not valid points, by criterion; `title` is the name of the base; `isFinal`: the submission is pending.
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

/** Reads a draft; null if it is damaged. */
export const readSheetDraft = ({ sheet }: ContentValues): SheetDraft | null => readJson(SheetDraft, sheet);
