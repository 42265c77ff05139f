import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../parts/icons.ts';
import classes from './list-filters.module.css';

/** How long typing rests before the list is asked. */
const typingPause = 300;

interface Props {
  label: string;
  value: string;
  isPhone: boolean;
  width?: number;
  onChange: (value: string) => void;
}

/** What is typed is the field's own until it rests, so a keystroke repaints the field and not the table. */
export function KeywordInput({ label, value, isPhone, width = 260, onChange }: Props) {
  const { t } = useTranslation('content');
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const ask = useEffectEvent((keyword: string) => {
    asked.current = keyword;
    onChange(keyword);
  });

  // The address changed by another hand (Back, a link, reset): what it says stands.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);

  // A page that is hidden asks nothing; shown again, it asks for what was typed last.
  useEffect(() => {
    if (typed === asked.current) return;
    const pause = setTimeout(() => ask(typed), typingPause);
    return () => clearTimeout(pause);
  }, [typed]);

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
