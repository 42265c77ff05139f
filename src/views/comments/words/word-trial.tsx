import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TypedWord } from '#src/domain/comments/watch-word.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import type { WordsProps } from './word-look.ts';
import classes from './words.module.css';

/** Where the typed word would be found, with examples, before it is saved (W2.9). */
export function WordTrialLine<Typed extends TypedWord, Example>({
  page,
  look: { texts, exampleOf },
}: WordsProps<Typed, Example>) {
  const { t } = useTranslation('comments');
  const failureText = useFailureText();
  const { trial, failure } = useContextOf(page, 'trial', 'failure');
  const isTrying = useMatches(page, { editing: 'trying' }, { editing: 'pausing' });
  const isUntried = useMatches(page, { editing: 'untried' });
  if (isUntried)
    return (
      <Group className={classes.trial ?? ''} role="alert">
        <Text size="sm">{t('words.untried', { reason: failure ? failureText(failure) : '' })}</Text>
        <Button size="compact-sm" variant="default" onClick={() => page.send({ type: 'trial.retry' })}>
          {t('words.retry')}
        </Button>
      </Group>
    );
  return (
    <div className={classes.trial} role="status">
      <span>
        {isTrying
          ? t(`list.${texts}.trying`)
          : !trial
            ? t(`list.${texts}.beforeSave`)
            : trial.count === 0
              ? t(`list.${texts}.trialNone`)
              : t(`list.${texts}.trial`, { count: trial.count })}
      </span>
      {!isTrying && trial && trial.examples.length > 0 && (
        <>
          <span>{t('words.examples')}</span>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
          <ul tabIndex={0} aria-label={t('words.examples')}>
            {trial.examples.map(exampleOf).map(({ id, shown }) => (
              <li key={id}>
                <Clipped>{shown}</Clipped>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
