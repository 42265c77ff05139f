import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Badge } from './badge.tsx';
import { chordOf } from './keys.ts';
import type { ToolNotice } from './kit/sign.ts';
import { keep, type Kept, readKept } from './kept.ts';
import { NoticeBar } from './notice-bar.tsx';
import { type Tool, toolLanguage } from './tool.ts';
import { ToolWindow } from './tool-window.tsx';
import { useSigns } from './use-signs.ts';

/** The badge, and the window of the open tool. */
export function ToolHost({ host, tools }: { host: HTMLElement; tools: readonly Tool[] }) {
  const [kept, setKept] = useState(readKept);
  const language = toolLanguage(useSyncExternalStore(watchLanguage, () => document.documentElement.lang));
  const change = useCallback((part: Partial<Kept>) => {
    setKept((before) => {
      const after = { ...before, ...part };
      keep(after);
      return after;
    });
  }, []);
  const keyOf = useCallback((tool: Tool) => kept.keys[tool.id] ?? tool.key, [kept.keys]);
  const { open } = kept;

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const tool = tools.find((one) => keyOf(one) === chordOf(event));
      if (!tool) return;
      event.preventDefault();
      change({ open: open === tool.id ? null : tool.id });
    };
    // Key presses in the tools do not reach the window (`keep-from-app.ts`), so the host listens, too.
    const end = new AbortController();
    window.addEventListener('keydown', press, end);
    host.addEventListener('keydown', press, end);
    return () => end.abort();
  }, [host, tools, keyOf, open, change]);

  const shown = tools.find(({ id }) => id === open) ?? null;

  const signs = useSigns(tools);
  const [hidden, setHidden] = useState<ToolNotice | null>(null);
  const notice = signs.find((one) => one?.notice && one.notice !== hidden)?.notice;
  const [noticeHeight, setNoticeHeight] = useState(0);

  // The properties make room for the window and the notice (`tool-window.module.css`).
  const windowHeight = shown ? `min(${kept.height}px, 100dvh - 80px)` : '0px';
  const takesRoom = shown !== null || noticeHeight > 0;
  useLayoutEffect(() => {
    if (!takesRoom) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--tool-window-height', windowHeight);
    style.setProperty('--tools-height', `calc(${windowHeight} + ${noticeHeight}px)`);
    return () => {
      style.removeProperty('--tool-window-height');
      style.removeProperty('--tools-height');
    };
  }, [takesRoom, windowHeight, noticeHeight]);

  const close = () => change({ open: null });
  return (
    <>
      <Badge
        tools={tools}
        signs={signs}
        language={language}
        keyOf={keyOf}
        onOpen={(id) => change({ open: open === id ? null : id })}
        onKey={(id, key) => change({ keys: { ...kept.keys, [id]: key } })}
      />
      {notice && (
        <NoticeBar notice={notice} language={language} onHide={() => setHidden(notice)} onHeight={setNoticeHeight} />
      )}
      {shown && (
        <ToolWindow
          key={shown.id}
          tools={tools}
          tool={shown}
          language={language}
          height={kept.height}
          onHeight={(height) => change({ height })}
          onChoose={(id) => change({ open: id })}
          onClose={close}
        />
      )}
    </>
  );
}

function watchLanguage(tell: () => void): () => void {
  const watcher = new MutationObserver(tell);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => watcher.disconnect();
}
