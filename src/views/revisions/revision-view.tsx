import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import { changedFields, savedValue, savedValues } from '#src/domain/content/revision.ts';
import type { Revision } from '#src/domain/content/timeline.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import { FieldChange } from '#src/views/compare/field-change.tsx';
import { RecordReading } from '#src/views/reading/record-reading.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './revisions-drawer.module.css';

export interface ShownRevision {
  type: ContentType;
  mode: 'changes' | 'content';
  chosen: Revision;
  /** The two compared revisions, one of them the chosen one; nothing precedes the oldest. */
  before: Revision | undefined;
  after: Revision;
  names: ReferenceNames;
  files: FilesActor;
}

/** The content of a revision, or its differences from another one. The oldest one is shown whole. */
export function RevisionView({ mode, ...shown }: ShownRevision) {
  const { t } = useTranslation('editor');
  const { type, chosen, before, names, files } = shown;
  const reading = (
    <RecordReading type={type} values={savedValues(type, chosen)} names={names} files={files} order={3} />
  );
  if (mode === 'content') return reading;
  if (before) return <Changes {...shown} before={before} />;
  return (
    <>
      <Text c="dimmed">{t('revisions.first')}</Text>
      {reading}
    </>
  );
}

function Changes({ type, before, after, names, files }: Omit<ShownRevision, 'mode'> & { before: Revision }) {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content']);
  const changed = changedFields(type, before, after);
  if (changed.length === 0) return <Text c="dimmed">{t('revisions.same')}</Text>;
  return changed.map((field) => (
    <section key={field.name}>
      <Title order={3} className={classes.field}>
        {text(field.label)}
      </Title>
      <FieldChange
        field={field}
        before={savedValue(before, field.name)}
        after={savedValue(after, field.name)}
        names={names}
        files={files}
      />
    </section>
  ));
}
