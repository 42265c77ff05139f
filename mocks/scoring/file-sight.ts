import type { Entered, SheetContent } from '#src/domain/scoring/review.ts';
import { evidenceIn } from '#src/domain/scoring/sheet-content.ts';
import type { Call } from '#mocks/server/handle.ts';
import { requireSession } from '#mocks/server/session.ts';
import { type FileRow, sheetCollection, type SheetRow } from '#mocks/store/collections.ts';
import { viewerOf } from './answers.ts';
import { findPanel } from './panels.ts';

const filesOf = (sheet: SheetContent & { entered: Entered | null }): readonly string[] => [
  ...evidenceIn(sheet),
  ...(sheet.entered?.scans ?? []),
];

/** The submissions for which a file was uploaded. A sheet that only names the file of somebody else counts for nothing. */
const submissionsWith = ({ id, by }: FileRow, { account, submissions }: SheetRow) =>
  submissions.filter((one) => by === (one.entered?.by ?? account) && filesOf(one).includes(id));

/**
 * Whether a file stands on somebody else's sheet that is not for the asking person's eyes: evidence and scans of a paper
 * tell points as the sheet does (W1.1).
 */
export async function isOnHiddenSheet(file: FileRow, call: Call): Promise<boolean> {
  const { account } = requireSession(call.session).account;
  if (file.by === account) return false;
  for (const sheet of await call.tx.all(sheetCollection)) {
    if (sheet.account === account) continue;
    if (submissionsWith(file, sheet).length > 0) {
      if (!viewerOf(await findPanel(sheet.review, call.tx), call).seesSheets) return true;
    } else if (sheet.account === file.by && filesOf(sheet).includes(file.id)) return true;
  }
  return false;
}
