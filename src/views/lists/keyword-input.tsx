import { CloseButton } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { keywordOf } from '#src/domain/keyword.ts';
import { SearchIcon } from '#src/views/looks/icons.ts';
import { usePageRef, usePageState } from '#src/views/page/page-state.ts';
import { SearchInput } from '#src/views/search/search-input.tsx';
import classes from './list-filters.module.css';

/** The pause in typing before the list is queried, in milliseconds. */
const typingPause = 300;

interface Props {
  /** The name under which the page keeps the typed text. */
  name: string;
  label: string;
  value: string;
  isPhone: boolean;
  width?: number | undefined;
  onChange: (value: string) => void;
}

/** The field holds the text until typing pauses, so a keystroke renders the field and not the table. */
export function KeywordInput({ name, label, value, isPhone, width = 260, onChange }: Props) {
  const { t } = useTranslation('content');
  const [typed, setTyped] = usePageState(`${name}.typed`, value);
  const askedRef = usePageRef(`${name}.asked`, value);
  const ask = useEffectEvent((keyword: string) => {
    askedRef.current = keyword;
    onChange(keyword);
  });

  // The filter was changed elsewhere (Back, a link, reset): the field shows the new value.
  useEffect(() => {
    if (value === askedRef.current) return;
    askedRef.current = value;
    setTyped(value);
  }, [value, askedRef, setTyped]);

  // A hidden page sends no query; once it is shown again, it sends the latest text.
  useEffect(() => {
    const keyword = keywordOf(typed);
    if (keyword === askedRef.current) return;
    const pause = setTimeout(() => ask(keyword), typingPause);
    return () => clearTimeout(pause);
  }, [typed, askedRef]);

  return (
    <SearchInput
      classNames={{ input: classes.keyword ?? '' }}
      label={label}
      leftSection={<SearchIcon size={16} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('btn.clear')} onClick={() => setTyped('')} />}
      value={typed}
      onText={setTyped}
      {...(isPhone ? { flex: 1, miw: 0 } : { w: width })}
    />
  );
}
