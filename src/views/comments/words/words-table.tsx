import { ActionIcon, Group, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { TypedWord } from '#src/domain/comments/watch-word.ts';
import { keywordOf, matcherOf } from '#src/domain/keyword.ts';
import { useApp } from '#src/views/app-context.ts';
import { DeleteIcon, RenameIcon, SearchIcon } from '#src/views/looks/icons.ts';
import { usePageState } from '#src/views/page/page-state.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { SearchInput } from '#src/views/search/search-input.tsx';
import { Person } from '#src/views/timeline/timeline.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import parts from '#src/views/styles/parts.module.css';
import type { Words, WordsProps } from './word-look.ts';
import classes from './words.module.css';

/** A longer list is not read; people search instead. */
const mostListed = 200;

interface Props<Typed extends TypedWord, Example> extends WordsProps<Typed, Example> {
  words: Words<Typed>;
}

/** The words with their exceptions. The word in the address is highlighted: a mark on a comment links to it. */
export function WordsTable<Typed extends TypedWord, Example>({
  page,
  look: { texts, column, summaryOf },
  words,
}: Props<Typed, Example>) {
  const { t } = useTranslation(['comments', 'content']);
  const entry = useNamedEntry();
  const [keyword, setKeyword] = usePageState('wordSearch', '');
  const isPhone = useIsPhone();
  const none = t('words.none');
  const matches = matcherOf(keyword);
  const found = words.filter((word) => matches(summaryOf(word), word.note, ...word.exceptions));
  const named = words.find(({ id }) => id === entry);
  const first = found.slice(0, mostListed);
  const shown = !named || keywordOf(keyword) !== '' || first.includes(named) ? first : [named, ...first];
  return (
    <>
      <SearchInput
        leftSection={<SearchIcon size={16} aria-hidden />}
        w={isPhone ? '100%' : 260}
        label={t(`list.${texts}.search`)}
        value={keyword}
        onText={setKeyword}
      />
      {found.length === 0 && (
        <Text c="dimmed" role="status">
          {t(`list.${texts}.noMatch`)}
        </Text>
      )}
      {shown.length > 0 && (
        <div className={classes.frame}>
          <table className={clsx(parts.table, classes.table)}>
            <thead>
              <tr>
                <th scope="col">{t(`list.${texts}.word`)}</th>
                {column && <th scope="col">{column.label}</th>}
                <th scope="col">{t('words.exceptions')}</th>
                <th scope="col" className={classes.side}>
                  {t('words.note')}
                </th>
                <th scope="col" className={classes.side}>
                  {t('words.updated')}
                </th>
                <th scope="col">{t('content:list.actions')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((word) => (
                <tr key={word.id} data-named={word.id === entry || undefined} ref={word.id === entry ? intoView : null}>
                  <th scope="row">{word.word}</th>
                  {column && <td>{column.cellOf(word)}</td>}
                  <td>{word.exceptions.join(' · ') || none}</td>
                  <td className={classes.side}>{word.note || none}</td>
                  <td className={clsx(classes.time, classes.side)}>
                    <Person account={word.updatedBy} name={word.updatedByName} />{' '}
                    <span className={classes.whole}>{formatTime(word.updatedTime)}</span>
                  </td>
                  <td>
                    <Group gap={4} wrap="nowrap">
                      <ActionIcon
                        variant="subtle"
                        aria-label={t('words.edit', { word: word.word })}
                        title={t('words.edit', { word: word.word })}
                        onClick={() => page.send({ type: 'form.open', word })}
                      >
                        <RenameIcon size={16} />
                      </ActionIcon>
                      <ActionIcon
                        variant="subtle"
                        aria-label={t('words.delete', { word: word.word })}
                        title={t('words.delete', { word: word.word })}
                        onClick={() => page.send({ type: 'remove', word })}
                      >
                        <DeleteIcon size={16} />
                      </ActionIcon>
                    </Group>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {found.length > mostListed && (
        <Text size="sm" c="dimmed">
          {t('words.more', { count: found.length - mostListed })}
        </Text>
      )}
    </>
  );
}

const intoView = (row: HTMLTableRowElement | null) => row?.scrollIntoView({ block: 'center' });

/** The id of the word in the address. */
const useNamedEntry = (): string | null =>
  useSelector(useApp().session, ({ context }) => new URLSearchParams(context.admitted?.search ?? '').get('entry'));
