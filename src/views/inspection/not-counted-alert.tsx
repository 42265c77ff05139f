import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Inspection } from '#src/domain/inspection/inspection.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useNotCounted } from './use-not-counted.ts';
import classes from './inspection.module.css';

/** What the figures leave out, why, and what can be done about it. Nothing if they leave out nothing. */
export function NotCountedAlert({ inspection }: { inspection: Inspection }) {
  const { t } = useTranslation('inspection');
  const pages = useNotCounted(inspection);
  if (pages.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" role="note" mt="sm" title={t('notCounted.title')}>
      <ul className={classes.notCounted}>
        {pages.map(({ path, name, reason }) => (
          <li key={path}>
            <Clipped>{t('notCounted.of', { name, reason })}</Clipped>
          </li>
        ))}
      </ul>
      {t('notCounted.advice')}
    </Alert>
  );
}
