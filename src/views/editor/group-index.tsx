import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDomainText } from '#src/views/words/use-text.ts';
import { useEditorPage, useRecordForm } from './editor-page.ts';
import classes from './group-index.module.css';

/** The groups of a long form, beside it: a link to each, and how many errors it has. */
export function GroupIndex() {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content', 'shell']);
  const { type, jumpTo } = useEditorPage();
  const { errors } = useRecordForm();
  return (
    <nav className={classes.index} aria-label={t('index.title')}>
      {type.groups.map(({ title, fields }) => {
        const wrong = fields.filter(({ name }) => name in errors).length;
        return (
          <UnstyledButton key={title} className={classes.entry} onClick={() => jumpTo(fields[0]?.name ?? '')}>
            <span>{text(title)}</span>
            {wrong > 0 && <span className={classes.wrong}>{wrong}</span>}
          </UnstyledButton>
        );
      })}
    </nav>
  );
}
