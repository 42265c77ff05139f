import { Box } from '@mantine/core';
import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './clipped.module.css';

interface Props {
  children: ReactNode;
  className?: string | undefined;
  onToggle?: (open: boolean) => void;
}

/**
 * A text from outside, such as a name or a message of the server, or a sentence that quotes one. It may be of any length, so
 * only the first lines are shown. A button shows the whole text in a box that scrolls.
 */
export function Clipped({ children, className, onToggle }: Props) {
  const { t } = useTranslation('common');
  const text = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    const element = text.current;
    if (!element || open) return undefined;
    // The observer calls back immediately, and so after each change of the text and of its width.
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  });

  const toggle = () => {
    setOpen(!open);
    onToggle?.(!open);
  };

  return (
    <>
      {/* Focusable, so that it scrolls by keyboard. */}
      <Box
        component="span"
        ref={text}
        className={clsx(classes.text, open ? classes.whole : classes.clipped, className)}
        tabIndex={open ? 0 : undefined}
      >
        {children}
      </Box>
      {isCut && (
        <button type="button" className={classes.toggle} aria-expanded={open} onClick={toggle}>
          {open ? t('btn.showLess') : t('btn.showAll')}
        </button>
      )}
    </>
  );
}
