import '#src/views/styles/content.ts';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { commentsPath } from '#src/domain/comments/paths.ts';
import { isSilent } from '#src/domain/failure.ts';
import type { WordsActor } from '#src/machines/comments/words.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { RefreshButton } from '#src/views/lists/refresh-button.tsx';
import { AddIcon } from '#src/views/looks/icons.ts';
import { useOpenHref } from '#src/views/page/use-open-href.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { WordDialog } from './word-dialog.tsx';
import { WordsTable } from './words-table.tsx';

/** The list of watch words, which mark comments and decide nothing (decision 039). */
export function WordsScreen({ actor: page }: { actor: WordsActor }) {
  const { t } = useTranslation('comments');
  const { words, failure: lastFailure } = useContextOf(page, 'words', 'failure');
  const busy = useTag(page, 'busy');
  const inbox = useOpenHref(commentsPath);
  const failure = !words && lastFailure && !busy && !isSilent(lastFailure) ? lastFailure : null;
  const add = () => page.send({ type: 'form.open', word: null });
  return (
    <Stack gap="sm">
      <ListHeading
        title={t('words.title')}
        main={
          <Button leftSection={<AddIcon size={16} aria-hidden />} onClick={add}>
            {t('words.add')}
          </Button>
        }
      >
        <Button variant="default" component={Link} href={inbox}>
          {t('words.toList')}
        </Button>
        <RefreshButton list={page} />
      </ListHeading>
      <Text size="sm" c="dimmed">
        {t('words.intro')}
      </Text>
      {words && words.length > 0 ? (
        <WordsTable page={page} words={words} />
      ) : words || failure ? (
        <NothingThere
          failure={failure}
          filtered={false}
          failedTitle={t('words.failed')}
          empty={{ title: t('words.empty'), description: t('words.emptyHint') }}
          onRetry={() => page.send({ type: 'reload' })}
          onReset={() => page.send({ type: 'reload' })}
        />
      ) : (
        <Skeleton height={240} />
      )}
      <WordDialog page={page} />
      <RemoveQuestion page={page} />
    </Stack>
  );
}

function RemoveQuestion({ page }: { page: WordsActor }) {
  const { t } = useTranslation('comments');
  const { removed } = useContextOf(page, 'removed');
  const busy = useTag(page, 'sending');
  if (!removed) return null;
  return (
    <ConfirmDialog
      title={t('words.deleteTitle')}
      action={t('words.deleteAction')}
      grave
      busy={busy}
      onConfirm={() => page.send({ type: 'remove.confirm' })}
      onCancel={() => page.send({ type: 'remove.cancel' })}
    >
      <Text>
        <Clipped>{t('words.deleteBody', { word: removed.word })}</Clipped>
      </Text>
    </ConfirmDialog>
  );
}
