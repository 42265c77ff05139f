import '#src/views/styles/listview.ts';
import { ActionIcon, Button, Divider, Stack, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultListQuery, type ListQuery, sameListQuery } from '#src/domain/content/list-query.ts';
import { isModified, maxViews } from '#src/domain/lists/list-settings.ts';
import {
  AddIcon,
  CheckIcon,
  DeleteIcon,
  RefreshIcon,
  RenameIcon,
  StarIcon,
  StarredIcon,
} from '#src/views/looks/icons.ts';
import { QuickSearchInput } from '#src/views/search/quick-search-input.tsx';
import { useQuickSearch } from '#src/views/search/use-quick-search.ts';
import classes from './list-views.module.css';
import { changeListSettings, type SettingsOwner, useListView } from './use-list-settings.ts';
import type { ViewQuestion } from './view-dialog.tsx';

interface Props {
  list: SettingsOwner;
  close: () => void;
  ask: (question: ViewQuestion) => void;
}

/** With fewer views than this there is no search field. */
const searchedFrom = 6;

/**
 * The saved views of a list: choose one, make it the default, rename or delete it, or save the current state as one.
 */
export function ViewsPanel({ list, close, ask }: Props) {
  const { t } = useTranslation('listview');
  const { settings, current, query, choose } = useListView(list);
  const { views, defaultView } = settings;
  const [searched, setSearched] = useState('');
  const found = useQuickSearch(searched, views, ({ name }) => name);
  const pick = (name: string | null) => {
    close();
    choose(name);
  };
  return (
    <Stack gap={6}>
      {views.length >= searchedFrom && (
        <QuickSearchInput label={t('views.search')} value={searched} onQuery={setSearched} />
      )}
      <ul className={classes.views} aria-label={t('views.title')}>
        {searched === '' && (
          <li className={classes.view}>
            <Choice name={t('views.all')} isCurrent={current === null && isPlain(query)} onChoose={() => pick(null)} />
          </li>
        )}
        {found.map(({ name }) => (
          <li key={name} className={classes.view}>
            <Choice name={name} isCurrent={current === name} onChoose={() => pick(name)} />
            <ActionIcon
              variant="subtle"
              color={name === defaultView ? 'accent' : 'gray'}
              aria-label={t('views.default', { name })}
              aria-pressed={name === defaultView}
              title={t('views.defaultHint')}
              onClick={() =>
                changeListSettings(list, { type: 'makeDefault', name: name === defaultView ? null : name })
              }
            >
              {name === defaultView ? <StarredIcon size={16} /> : <StarIcon size={16} />}
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('views.rename', { name })}
              title={t('views.renameTitle')}
              onClick={() => ask({ kind: 'rename', name })}
            >
              <RenameIcon size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('views.delete', { name })}
              title={t('views.deleteTitle')}
              onClick={() => ask({ kind: 'delete', name })}
            >
              <DeleteIcon size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {searched !== '' && found.length === 0 && <p className={classes.nothing}>{t('views.nothing')}</p>}
      {views.length === 0 && <p className={classes.nothing}>{t('views.none')}</p>}
      <Divider />
      {current !== null && isModified({ settings, current }, query) && (
        <Button
          variant="subtle"
          size="compact-sm"
          justify="flex-start"
          className={classes.action ?? ''}
          leftSection={<RefreshIcon size={16} aria-hidden />}
          onClick={() => {
            changeListSettings(list, { type: 'updateView' });
            close();
          }}
        >
          {t('views.update', { name: current })}
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        justify="flex-start"
        className={classes.action ?? ''}
        leftSection={<AddIcon size={16} aria-hidden />}
        disabled={views.length >= maxViews}
        onClick={() => ask({ kind: 'save' })}
      >
        {views.length >= maxViews ? t('views.full', { most: maxViews }) : t('views.save')}
      </Button>
    </Stack>
  );
}

const isPlain = (query: ListQuery) => sameListQuery({ ...query, pageNum: 1 }, defaultListQuery);

function Choice({ name, isCurrent, onChoose }: { name: string; isCurrent: boolean; onChoose: () => void }) {
  return (
    <UnstyledButton className={classes.choose} aria-current={isCurrent || undefined} title={name} onClick={onChoose}>
      {isCurrent ? (
        <CheckIcon className={classes.mark} aria-hidden />
      ) : (
        <i className={classes.mark} aria-hidden="true" />
      )}
      <span>{name}</span>
    </UnstyledButton>
  );
}
