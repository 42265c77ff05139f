import '#src/views/styles/content.ts';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { TypedWord } from '#src/domain/comments/watch-word.ts';
import { isSilent } from '#src/domain/failure.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { RefreshButton } from '#src/views/lists/refresh-button.tsx';
import { AddIcon } from '#src/views/looks/icons.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { WordDialog } from './word-dialog.tsx';
import type { WordsProps } from './word-look.ts';
import { WordsTable } from './words-table.tsx';

/** A list of words with its form (decisions 039 and 065). */
export function WordsScreen<Typed extends TypedWord, Example>(props: WordsProps<Typed, Example>) {
  const {
    page,
    look: { texts, links },
  } = props;
  const { t } = useTranslation('comments');
  const { words, failure: lastFailure } = useContextOf(page, 'words', 'failure');
  const busy = useTag(page, 'busy');
  const failure = !words && lastFailure && !busy && !isSilent(lastFailure) ? lastFailure : null;
  const add = () => page.send({ type: 'form.open', word: null });
  return (
    <Stack gap="sm">
      <ListHeading
        title={t(`list.${texts}.title`)}
        main={
          <Button leftSection={<AddIcon size={16} aria-hidden />} onClick={add}>
            {t(`list.${texts}.add`)}
          </Button>
        }
      >
        {links.map(({ label, href }) => (
          <Button key={href} variant="default" component={Link} href={href}>
            {label}
          </Button>
        ))}
        <RefreshButton list={page} />
      </ListHeading>
      <Text size="sm" c="dimmed">
        {t(`list.${texts}.intro`)}
      </Text>
      {words && words.length > 0 ? (
        <WordsTable {...props} words={words} />
      ) : words || failure ? (
        <NothingThere
          failure={failure}
          filtered={false}
          failedTitle={t(`list.${texts}.failed`)}
          empty={{ title: t(`list.${texts}.empty`), description: t(`list.${texts}.emptyHint`) }}
          onRetry={() => page.send({ type: 'reload' })}
          onReset={() => page.send({ type: 'reload' })}
        />
      ) : (
        <Skeleton height={240} />
      )}
      <WordDialog {...props} />
      <RemoveQuestion {...props} />
    </Stack>
  );
}

function RemoveQuestion<Typed extends TypedWord, Example>({ page, look: { texts } }: WordsProps<Typed, Example>) {
  const { t } = useTranslation('comments');
  const { removed } = useContextOf(page, 'removed');
  const busy = useTag(page, 'sending');
  if (!removed) return null;
  return (
    <ConfirmDialog
      title={t(`list.${texts}.deleteTitle`)}
      action={t('words.deleteAction')}
      grave
      busy={busy}
      onConfirm={() => page.send({ type: 'remove.confirm' })}
      onCancel={() => page.send({ type: 'remove.cancel' })}
    >
      <Text>
        <Clipped>{t(`list.${texts}.deleteBody`, { word: removed.word })}</Clipped>
      </Text>
    </ConfirmDialog>
  );
}
