import { Badge, Group, Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isRevision, type Revision, type TimelineEntry } from '#src/domain/content/timeline.ts';
import { useActText, useReasonText } from '#src/views/timeline/entry-words.ts';
import { Person } from '#src/views/timeline/timeline.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import classes from './revisions-drawer.module.css';

interface Props {
  /** Newest first. */
  entries: readonly TimelineEntry[];
  chosen: Revision | undefined;
  onChoose: (revision: Revision) => void;
}

/** All acts on a record. Saves are buttons that show their version. */
export function ActList({ entries, chosen, onChoose }: Props) {
  const { t } = useTranslation('editor');
  const latest = entries.find(isRevision);
  const numbered = entries.map((entry, place) => ({ entry, number: entries.length - place }));
  return (
    <ol className={classes.acts} aria-label={t('revisions.list')} reversed>
      {numbered.map(({ entry, number }) => (
        <li key={number}>
          {isRevision(entry) ? (
            <UnstyledButton className={classes.save} aria-current={entry === chosen} onClick={() => onChoose(entry)}>
              <Group gap="xs" wrap="nowrap">
                <Text span fw={600}>
                  {t('revisions.version', { version: entry.version })}
                </Text>
                {entry === latest && (
                  <Badge variant="default" radius="sm" tt="none" fw={500}>
                    {t('revisions.current')}
                  </Badge>
                )}
              </Group>
              <Act entry={entry} />
            </UnstyledButton>
          ) : (
            <div className={classes.act}>
              <Act entry={entry} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Act({ entry }: { entry: TimelineEntry }) {
  const actText = useActText();
  const reason = useReasonText()(entry);
  return (
    <>
      {/* The button shows the version of a save. */}
      {entry.kind !== 'saved' && <span className={classes.what}>{actText(entry)}</span>}
      {reason && <span className={classes.what}>{reason}</span>}
      <Text span size="xs" c="dimmed" className={classes.when}>
        <Person account={entry.by} name={entry.name} /> · {formatTime(entry.time)}
      </Text>
    </>
  );
}
