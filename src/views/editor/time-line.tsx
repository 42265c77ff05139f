import { Alert, Button, Text } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepEvent } from '#src/domain/content/lifecycle.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { actsUpTo, changedFields, entryOfStep, withSteps } from '#src/domain/content/revision.ts';
import { isRevision, type Revision, type TimelineEntry } from '#src/domain/content/timeline.ts';
import type { RevisionsActor } from '#src/machines/content/revisions.ts';
import type { StepsActor } from '#src/machines/content/steps.ts';
import { useChild, useContextOf, useFailure } from '#src/views/actors/use-snapshot.ts';
import { useOffers } from '#src/views/app-context.ts';
import { useActText, useReasonText } from '#src/views/timeline/entry-words.ts';
import { Person, Timeline } from '#src/views/timeline/timeline.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { andIn } from '#src/views/words/list-words.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { useEditorPage } from './editor-page.ts';
import { HistoryIcon } from './icons.ts';
import { SideSection } from './side-section.tsx';

/** The number of acts shown, and of changed fields named for each save. */
const shownActs = 5;
const namedFields = 2;

/**
 * The latest acts on the record: saves with the changed fields, publishing, steps. They are fetched once they scroll into view;
 * steps are shown before that, and alone on a server without revisions.
 */
export function TimeLine({ record }: { record: ContentRecord }) {
  const { t } = useTranslation('editor');
  const { editor, openRevisions } = useEditorPage();
  const changes = useChild(editor, 'changes') as RevisionsActor;
  const { history } = useContextOf(changes, 'history');
  const { steps, events } = useSteps();
  const failures = { changes: useFailure(changes), steps: useFailure(steps) };
  const offersRevisions = useOffers('revisions');
  const { ref, inViewport } = useInViewport<HTMLElement>();
  const { id } = record;
  const asOf = actsUpTo(record);

  useEffect(() => {
    if (inViewport && offersRevisions) changes.send({ type: 'open', id, asOf });
  }, [changes, inViewport, offersRevisions, id, asOf]);

  const taken = events?.map((event) => entryOfStep(event, record.version)).reverse();
  const entries = history ? withSteps(history.entries, events ?? []) : taken;
  const failed = failures.changes ? changes : steps;
  return (
    <SideSection
      ref={ref}
      title={t('timeline.title')}
      words={{ failed: t('revisions.failed'), loading: t('revisions.loading') }}
      failure={failures.changes ?? (history ? null : failures.steps)}
      onRetry={() => failed.send({ type: 'retry' })}
      lines={3}
    >
      {entries && (
        <>
          <Acts entries={offersRevisions ? entries.slice(0, shownActs) : entries} all={entries} />
          {offersRevisions && (
            <Button
              mt="sm"
              size="compact-sm"
              variant="default"
              leftSection={<HistoryIcon size={16} aria-hidden />}
              onClick={openRevisions}
            >
              {t('timeline.all')}
            </Button>
          )}
        </>
      )}
    </SideSection>
  );
}

/** `entries` are the entries of `all` that are shown. */
function Acts({ entries, all }: { entries: readonly TimelineEntry[]; all: readonly TimelineEntry[] }) {
  const { t } = useTranslation('editor');
  const actText = useActText();
  const reasonText = useReasonText();
  const changedText = useChangedText(all.filter(isRevision));
  if (entries.length === 0) return <Text size="sm">{t('timeline.none')}</Text>;
  return (
    <Timeline
      items={entries.map((entry, place) => ({
        key: all.length - place,
        what: actText(entry),
        detail: reasonText(entry) ?? (isRevision(entry) ? changedText(entry) : null),
        who: { account: entry.by, name: entry.name },
        time: entry.time,
      }))}
    />
  );
}

/** Names the fields that a save changed; null for the first known one. */
function useChangedText(revisions: readonly Revision[]) {
  const { t, i18n } = useTranslation('editor');
  const text = useDomainText(['content']);
  const { type } = useEditorPage();
  return (revision: Revision): string | null => {
    const before = revisions[revisions.indexOf(revision) + 1];
    if (!before) return null;
    const changed = changedFields(type, before, revision).map(({ label }) => text(label));
    if (changed.length === 0) return t('revisions.same');
    const rest = changed.slice(namedFields).length;
    const more = rest > 0 ? [t('changes.more', { rest })] : [];
    return andIn(i18n.language).format([...changed.slice(0, namedFields), ...more]);
  };
}

/** At the top of a returned record: reason, person and time. The reason is left out until it is loaded. */
export function ReturnedNote() {
  const { t } = useTranslation('editor');
  const { events } = useSteps();
  return <ReturnAlert title={t('returned.title')} act={events?.findLast(({ step }) => step === 'return')} />;
}

type Return = Pick<StepEvent, 'by' | 'name' | 'time' | 'reason' | 'isWithheld'>;

/** Why a record was returned, by whom and when. */
export function ReturnAlert({ title, act }: { title: string; act: Return | undefined }) {
  const reasonText = useReasonText();
  return (
    <Alert color="yellow" variant="light" py="xs" title={title}>
      {act && (
        <>
          <div>{reasonText(act)}</div>
          <Text size="sm">
            <Person account={act.by} name={act.name} />
            {` · ${formatTime(act.time)}`}
          </Text>
        </>
      )}
    </Alert>
  );
}

function useSteps() {
  const { editor } = useEditorPage();
  const steps = useChild(editor, 'steps') as StepsActor;
  const { events } = useContextOf(steps, 'events');
  return { steps, events };
}
