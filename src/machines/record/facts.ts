import type { ContentValues } from '#src/domain/content/rules.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { RecordContext, RecordKind, Save } from './kind.ts';

type WorkFact = FactOf<'page.unsaved' | 'draft.noted' | 'draft.dropped'>;

/** Functions that create the facts about unsaved work, for one kind of record. */
export function recordFacts<Context extends RecordContext<Sent>, Sent extends Save, Loaded>(
  kind: RecordKind<Context, Sent, Loaded>,
) {
  const noted = (context: Context, values: ContentValues): FactOf<'draft.noted'> => ({
    type: 'draft.noted',
    path: kind.pathOf(context),
    version: kind.versionOf(context),
    values,
  });
  const dropped = (context: Context): FactOf<'draft.dropped'> => ({
    type: 'draft.dropped',
    path: kind.pathOf(context),
  });
  const unsaved = (context: Context): FactOf<'page.unsaved'> => ({
    type: 'page.unsaved',
    id: context.tabId,
    ...(kind.unsavedStateOf?.(context) ?? { unsaved: kind.unsavedWork(context) !== null }),
  });
  const notSaved = ({ tabId }: Context): FactOf<'page.notSaved'> => ({ type: 'page.notSaved', id: tabId });

  /**
   * The facts to emit when the form reports a change: the draft is kept or dropped, and the tab learns about unsaved
   * work.
   */
  const ofTyping = (before: Context, after: Context): WorkFact[] => {
    const [had, work] = [kind.unsavedWork(before), kind.unsavedWork(after)];
    // If nothing was typed before either, a stored draft is from an earlier visit and must not be dropped.
    const draft = work ? [noted(after, work)] : had ? [dropped(after)] : [];
    return (work === null) === (had === null) ? draft : [...draft, unsaved(after)];
  };

  return { noted, dropped, unsaved, notSaved, ofTyping };
}
