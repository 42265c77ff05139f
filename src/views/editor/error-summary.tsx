import { Alert, Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './error-summary.module.css';

interface Props {
  type: ContentType;
  errors: Readonly<Record<string, unknown>>;
  onJump: (name: string) => void;
}

/** What has to be corrected before the record can be saved: the way to each field, which says itself what is wrong. */
export function ErrorSummary({ type, errors, onJump }: Props) {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content']);
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
              onClick={() => onJump(name)}
            >
              {text(label)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
