import { evidenceIn } from '#src/domain/scoring/sheet-content.ts';
import type { Call } from '#mocks/server/handle.ts';
import { requireSession } from '#mocks/server/session.ts';
import { type FileRow, sheetCollection, type SheetRow } from '#mocks/store/collections.ts';
import { viewerOf } from './answers.ts';
import { findPanel } from './panels.ts';

/**
 * Whether the caller may see a file. Evidence and scans reveal as much as their sheet, so the same persons may see them
 * (W1.1). Until a file is published or submitted, only its uploader may.
 */
export async function maySeeFile(file: FileRow, call: Call): Promise<boolean> {
  const { account } = requireSession(call.session).account;
  if (file.published || file.by === account) return true;
  for (const sheet of await call.tx.all(sheetCollection)) {
    if (!wasSubmittedWith(file, sheet)) continue;
    if (sheet.account === account) return true;
    const { seesSheets } = await viewerOf(await findPanel(sheet.review, call.tx), call);
    if (seesSheets) return true;
  }
  return false;
}

/**
 * Whether the file was uploaded for a submission of this sheet. A sheet that merely names a file of somebody else does
 * not count.
 */
const wasSubmittedWith = ({ id, by }: FileRow, { account, submissions }: SheetRow): boolean =>
  submissions.some(
    (one) =>
      by === (one.entered?.by ?? account) && (evidenceIn(one).includes(id) || one.entered?.scans.includes(id) === true),
  );
