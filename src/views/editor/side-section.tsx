import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#src/domain/failure.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';
import classes from './side-column.module.css';

interface Props {
  ref?: Ref<HTMLElement>;
  title: string;
  /** Shown with the failure, and read out while the content loads. */
  words: { failed: string; loading: string };
  failure: Failure | null;
  onRetry: () => void;
  /** The number of placeholder lines while the content loads. */
  lines: number;
  /** Null while it loads. */
  children: ReactNode;
}

/** A part of the side column that loads its content by itself. */
export function SideSection({ ref, title, words, failure, onRetry, lines, children }: Props) {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  return (
    <section ref={ref} aria-busy={children === null && !failure}>
      <Title order={2} className={classes.title} mb={8}>
        {title}
      </Title>
      {failure ? (
        <Stack gap="xs" align="flex-start" role="alert">
          <Text size="sm">{words.failed}</Text>
          <Text size="xs" c="dimmed">
            <Clipped>{failureText(failure)}</Clipped>
          </Text>
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t('btn.retry')}
          </Button>
        </Stack>
      ) : (
        (children ?? (
          <Stack gap="xs" role="status" aria-label={words.loading}>
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} height={36} />
            ))}
          </Stack>
        ))
      )}
    </section>
  );
}
