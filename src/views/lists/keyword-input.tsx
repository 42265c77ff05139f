import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '#src/views/looks/icons.ts';
import { usePageRef, usePageState } from '#src/views/page/page-state.ts';
import classes from './list-filters.module.css';

/** How long typing rests before the list is asked. */
const typingPause = 300;

interface Props {
  /** What the page keeps it by. */
  name: string;
  label: string;
  value: string;
  isPhone: boolean;
  width?: number;
  onChange: (value: string) => void;
}

/** What is typed is the field's own until it rests, so a keystroke repaints the field and not the table. */
export function KeywordInput({ name, label, value, isPhone, width = 260, onChange }: Props) {
  const { t } = useTranslation('content');
  const [typed, setTyped] = usePageState(`${name}.typed`, value);
  const askedRef = usePageRef(`${name}.asked`, value);
  const ask = useEffectEvent((keyword: string) => {
    askedRef.current = keyword;
    onChange(keyword);
  });

  // The address changed by another hand (Back, a link, reset): what it says stands.
  useEffect(() => {
    if (value === askedRef.current) return;
    askedRef.current = value;
    setTyped(value);
  }, [value, askedRef, setTyped]);

  // A page that is hidden asks nothing; shown again, it asks for what was typed last.
  useEffect(() => {
    if (typed === askedRef.current) return;
    const pause = setTimeout(() => ask(typed), typingPause);
    return () => clearTimeout(pause);
  }, [typed, askedRef]);

  return (
    <TextInput
      type="search"
      classNames={{ input: classes.keyword ?? '' }}
      aria-label={label}
      placeholder={label}
      leftSection={<SearchIcon size={16} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('btn.clear')} onClick={() => setTyped('')} />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      {...(isPhone ? { flex: 1, miw: 0 } : { w: width })}
    />
  );
}
