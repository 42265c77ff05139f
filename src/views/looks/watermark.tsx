import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { watermarkTile } from '#src/domain/looks/watermark.ts';
import { useApp } from '#src/views/app-context.ts';
import { formatInstant } from '#src/views/words/format-time.ts';
import classes from './watermark.module.css';

/**
 * Covers the page with the name, the account and the minute, on the screen and on paper, while personal details are shown in
 * full: a photograph of them shows who took it (decision 066). It is a picture: no pointer, screen reader or search finds it.
 */
export function Watermark() {
  const { session } = useApp();
  const name = useSelector(session, ({ context: { account } }) => `${account?.name ?? ''} ${account?.account ?? ''}`);
  useLayoutEffect(() => coverPage(name), [name]);
  return null;
}

/** In the body: an ancestor with a `container-type` would contain the fixed layer. Returns a function that removes it. */
function coverPage(name: string): () => void {
  const layer = document.createElement('div');
  layer.className = classes['watermark'] ?? '';
  layer.ariaHidden = 'true';
  const draw = () => {
    const minute = formatInstant(Date.now());
    const mark = `${name}\n${minute}`;
    if (layer.dataset['mark'] === mark) return;
    layer.dataset['mark'] = mark;
    layer.style.backgroundImage = `url("${watermarkTile(name, minute)}")`;
  };
  draw();
  document.body.append(layer);
  const timer = setInterval(draw, 1000);
  return () => {
    clearInterval(timer);
    layer.remove();
  };
}
