import { scorePath } from '#src/domain/scoring/kinds.ts';
import type { OwnSheet } from '#src/domain/scoring/review.ts';
import { isSameContent } from '#src/domain/scoring/sheet-content.ts';
import { writeSheetDraft } from '#src/domain/scoring/sheet-draft.ts';
import type { RecordKind } from '#src/machines/record/kind.ts';
import type { SheetContext, SheetSave } from './sheet-context.ts';
import { hasUnsaved, isSameList, savedContent, uploadIn } from './sheet-work.ts';

export const sheetKind: RecordKind<SheetContext, SheetSave, OwnSheet> = {
  idOf: ({ reviewId }) => reviewId,
  // Drafts are stored by review, so that no base gets the draft of another.
  pathOf: ({ path, reviewId, expert }) =>
    expert === null ? `${path}?review=${encodeURIComponent(reviewId ?? '')}` : path,
  listOf: () => scorePath,
  subjectOf: ({ expert, sheet }) => sheet && (expert === null ? sheet.title : `${sheet.name} · ${sheet.title}`),
  versionOf: ({ sheet }) => sheet?.version ?? null,
  unsavedWork: (context) =>
    context.sheet && (hasUnsaved(context) || Object.keys(context.typed).length > 0 || context.isFinal)
      ? writeSheetDraft({
          content: context.content,
          base: savedContent(context),
          typed: { ...context.typed },
          title: context.sheet.title,
          ...(context.expert === null ? {} : { scans: [...context.scans] }),
          isFinal: context.isFinal,
        })
      : null,
  unsavedStateOf: (context) => ({
    unsaved: hasUnsaved(context) || context.isFinal || uploadIn(context) !== null,
    saving: false,
  }),
  requestOf: ({ reviewId, sheet, content, isFinal, expert, scans }) => ({
    id: reviewId ?? '',
    version: sheet?.version ?? 0,
    content,
    isFinal,
    ...(expert === null ? {} : { paper: { account: expert, scans } }),
  }),
  isSameRequest: (one, other) =>
    one.version === other.version &&
    one.isFinal === other.isFinal &&
    isSameContent(one.content, other.content) &&
    isSameList(one.paper?.scans ?? [], other.paper?.scans ?? []),
  typedSinceSave: () => null,
  afterReset: () => ({}),
};
