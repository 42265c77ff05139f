import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import { changedFields, type Revision, savedValue } from '#src/domain/content/revision.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import { FieldChange } from '#src/views/compare/field-change.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './revisions-drawer.module.css';

export interface ComparedRevisions {
  type: ContentType;
  /** Undefined if there is no older version. */
  before: Revision | undefined;
  after: Revision;
  names: ReferenceNames;
  files: FilesActor;
}

/** The differences between two saves of a record, field by field. */
export function RevisionChanges({ type, before, after, names, files }: ComparedRevisions) {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content']);
  if (!before) return <Text c="dimmed">{t('revisions.first')}</Text>;
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
