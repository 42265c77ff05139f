import { Button, Text } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { changedFields, type Revision } from '#src/domain/content/revision.ts';
import type { RevisionsActor } from '#src/machines/content/revisions.ts';
import { useChild, useContextOf, useFailure } from '#src/views/actors/use-snapshot.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { andIn } from '#src/views/words/list-words.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { useEditorPage } from './editor-page.ts';
import { HistoryIcon } from './icons.ts';
import classes from './side-column.module.css';
import { SideSection } from './side-section.tsx';

/** The number of saves shown, and of changed fields named for each. */
const shownSaves = 4;
const namedFields = 2;

/** The latest saves of the record: changed fields, time and person. They are fetched once they scroll into view. */
export function LastChanges({ record: { id, version } }: { record: ContentRecord }) {
  const { t } = useTranslation('editor');
  const { editor, openRevisions } = useEditorPage();
  const changes = useChild(editor, 'changes') as RevisionsActor;
  const { history } = useContextOf(changes, 'history');
  const failure = useFailure(changes);
  const { ref, inViewport } = useInViewport<HTMLElement>();

  useEffect(() => {
    if (inViewport) changes.send({ type: 'open', id, version });
  }, [changes, inViewport, id, version]);

  return (
    <SideSection
      ref={ref}
      title={t('changes.title')}
      words={{ failed: t('revisions.failed'), loading: t('revisions.loading') }}
      failure={failure}
      onRetry={() => changes.send({ type: 'retry' })}
      lines={3}
    >
      {history && (
        <>
          <Saves revisions={history.revisions} />
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<HistoryIcon size={16} aria-hidden />}
            onClick={openRevisions}
          >
            {t('changes.all')}
          </Button>
        </>
      )}
    </SideSection>
  );
}

function Saves({ revisions }: { revisions: readonly Revision[] }) {
  const { t } = useTranslation('editor');
  const whatChanged = useWhatChanged();
  if (revisions.length === 0) {
    return (
      <Text size="sm" c="dimmed" mb="xs">
        {t('changes.none')}
      </Text>
    );
  }
  return (
    <ul className={classes.changes}>
      {revisions.slice(0, shownSaves).map((revision, place) => (
        <li key={revision.version} className={classes.change}>
          {whatChanged(revision, revisions[place + 1])}
          <span className={classes.when}>{`${formatTime(revision.time)} · ${revision.by}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** Names the fields that a save changed; for the first known save, its version. */
function useWhatChanged() {
  const { t, i18n } = useTranslation('editor');
  const text = useDomainText(['content']);
  const { type } = useEditorPage();
  return (revision: Revision, before: Revision | undefined): string => {
    if (!before) return t('revisions.version', { version: revision.version });
    const changed = changedFields(type, before, revision).map(({ label }) => text(label));
    if (changed.length === 0) return t('revisions.same');
    const rest = changed.slice(namedFields).length;
    const more = rest > 0 ? [t('changes.more', { rest })] : [];
    return andIn(i18n.language).format([...changed.slice(0, namedFields), ...more]);
  };
}
