import { useCallback } from 'react';
import type { ToolLanguage, ToolNotice } from './kit/sign.ts';
import classes from './notice-bar.module.css';

interface Props {
  notice: ToolNotice;
  language: ToolLanguage;
  onHide: () => void;
  /** The height of the bar: the app shrinks by it. */
  onHeight: (height: number) => void;
}

/** The notice of a tool, with one button that ends its cause and one that dismisses it. It covers no part of the app. */
export function NoticeBar({ notice, language, onHide, onHeight }: Props) {
  const measure = useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return undefined;
      const watcher = new ResizeObserver(() => onHeight(bar.offsetHeight));
      watcher.observe(bar);
      return () => {
        watcher.disconnect();
        onHeight(0);
      };
    },
    [onHeight],
  );
  return (
    <div role="alert" className={classes.bar} ref={measure}>
      <span>{notice.text[language]}</span>
      <button
        type="button"
        onClick={() => {
          onHide();
          notice.onEnd();
        }}
      >
        {notice.end[language]}
      </button>
      <button
        type="button"
        onClick={() => {
          onHide();
          notice.onKeep?.();
        }}
      >
        {notice.keep[language]}
      </button>
    </div>
  );
}
