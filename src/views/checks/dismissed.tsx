import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Dismissal } from '#src/domain/content/dismissals.ts';
import type { CheckId } from '#src/domain/checks/finding.ts';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { Person } from '#src/views/timeline/timeline.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { useFindingText } from './use-finding-text.ts';
import classes from './findings.module.css';

interface Props {
  type: ContentType;
  dismissals: readonly Dismissal[];
  /** Null while the form is locked. */
  onTakeBack: ((dismissal: Dismissal) => void) | null;
}

/** The dismissed findings of a record, collapsed: why, by whom and when. Each can be taken back. */
export function Dismissed({ type, dismissals, onTakeBack }: Props) {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content']);
  const findingText = useFindingText();
  return (
    <details className={classes.dismissed}>
      <summary>{t('finding.dismissed', { count: dismissals.length })}</summary>
      <ul className={classes.list}>
        {dismissals.map((dismissal) => {
          const { check, field, text: found, before, reason, by, name, time } = dismissal;
          const label = text(fieldsOf(type).find((one) => one.name === field)?.label ?? '');
          const words = findingText({ check: check as CheckId, found });
          return (
            <li key={[check, field, found, before].join(' ')} className={classes.entry}>
              <div className={classes.place}>
                <Clipped>{t('finding.inField', { field: label, found: words })}</Clipped>
                <Text size="xs" c="dimmed" component="div">
                  <Clipped>{t('finding.because', { reason })}</Clipped>
                  <Person account={by} name={name} /> · {formatTime(time)}
                </Text>
              </div>
              {onTakeBack && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={t('finding.btn.takeBackNamed', { text: words })}
                  onClick={() => onTakeBack(dismissal)}
                >
                  {t('finding.btn.takeBack')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
