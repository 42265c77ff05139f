import { Alert, Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { useEditorPage, useRecordForm } from './editor-page.ts';
import classes from '#src/views/forms/form.module.css';

/** The fields with errors that block saving. Each name links to its field, which shows the error. */
export function ErrorSummary() {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content']);
  const { type, jumpTo } = useEditorPage();
  const { errors } = useRecordForm();
  const wrong = fieldsOf(type).filter(({ name }) => name in errors);
  return (
    <Alert color="red" variant="light" py="xs" title={t('summary.title')}>
      <ul className={classes.errors}>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <Anchor
              component="button"
              type="button"
              underline="always"
              c="var(--mantine-color-error)"
              onClick={() => jumpTo(name)}
            >
              {text(label)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
