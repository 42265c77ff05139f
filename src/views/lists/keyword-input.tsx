import { Input, rem } from '@mantine/core';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keywordOf } from '#src/domain/keyword.ts';
import { SearchIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import { usePageRef } from '#src/views/page/page-state.ts';
import classes from './list-filters.module.css';

/** The pause in typing before the list is queried, in milliseconds. */
const typingPause = 180;

interface Props {
  /** The name under which the page keeps the typed text. */
  name: string;
  label: string;
  value: string;
  isPhone: boolean;
  width?: number | undefined;
  onChange: (value: string) => void;
}

/**
 * The keyword of a list: plain elements in Mantine's style. The element holds the text until typing pauses, so a keystroke renders
 * nothing. Text that an input method is still composing searches nothing (Q11).
 */
export function KeywordInput({ name, label, value, isPhone, width = 260, onChange }: Props) {
  const { t } = useTranslation('content');
  const field = useRef<HTMLInputElement>(null);
  const typedRef = usePageRef(`${name}.typed`, value);
  const askedRef = usePageRef(`${name}.asked`, value);
  const settle = useEffectEvent(() => {
    const keyword = keywordOf(typedRef.current);
    if (keyword === askedRef.current) return;
    askedRef.current = keyword;
    onChange(keyword);
  });

  // The filter was changed elsewhere (Back, a link, reset): the field shows the new value.
  useEffect(() => {
    if (value === askedRef.current) return;
    askedRef.current = value;
    typedRef.current = value;
    if (field.current) field.current.value = value;
  }, [value, askedRef, typedRef]);

  // A hidden page sends no query; once it is shown or mounted again, it shows and sends the latest text.
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    input.value = typedRef.current;
    let pause = setTimeout(settle, typingPause);
    const take = (event: Event) => {
      if ((event as InputEvent).isComposing) return;
      typedRef.current = input.value;
      clearTimeout(pause);
      pause = setTimeout(settle, typingPause);
    };
    const end = new AbortController();
    for (const type of ['input', 'compositionend']) input.addEventListener(type, take, end);
    return () => {
      clearTimeout(pause);
      end.abort();
    };
  }, [typedRef]);

  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.dispatchEvent(new Event('input'));
    field.current.focus();
  };

  return (
    <div
      className={clsx('mantine-Input-wrapper', Input.classes['wrapper'], classes.search)}
      data-variant="default"
      data-with-left-section
      style={isPhone ? { flex: 1, minWidth: 0 } : { width: rem(width) }}
    >
      <SearchIcon size={16} aria-hidden />
      <input
        ref={field}
        type="search"
        className={Input.classes['input']}
        aria-label={label}
        placeholder={label}
        defaultValue={value}
      />
      <PlainButton look="quiet" size="small" isSquare aria-label={t('btn.clear')} onClick={clear} />
    </div>
  );
}
