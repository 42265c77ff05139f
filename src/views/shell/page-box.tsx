import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import classes from './shell.module.css';

type Box = RefObject<HTMLElement | null>;

/**
 * The element of one page. React hides a page by `display: none`, which discards the layout of its elements. Here
 * `content-visibility` hides it instead and keeps the layout, so that showing the page again hardly costs more than
 * painting it (decision 051), unless a layout effect of the next page forces a layout in between.
 */
export function PageBox({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div
      className={classes.page}
      ref={(element) => {
        // React detaches the refs of hidden pages.
        if (element) box.current = element;
      }}
    >
      <Hiding box={box} />
      {children}
    </div>
  );
}

/** Precedes the content, so that the page is visible before layout effects of the content measure or focus. */
function Hiding({ box }: { box: Box }) {
  const [displays] = useState(() => (canKeepLayout() ? new MutationObserver(removeDisplay) : null));
  useLayoutEffect(() => {
    if (!displays) return;
    show(box, displays);
    return () => hide(box, displays);
  }, [box, displays]);
  return null;
}

const canKeepLayout = () => CSS.supports('content-visibility', 'hidden');

/** React sets `display` after the cleanup of effects, and again whenever it updates the hidden page. */
const removeDisplay: MutationCallback = ([change]) => {
  const page = change?.target;
  if (page instanceof HTMLElement && page.style.display === 'none') page.style.removeProperty('display');
};

function show({ current: page }: Box, displays: MutationObserver) {
  displays.disconnect();
  page?.removeAttribute('data-kept');
}

function hide({ current: page }: Box, displays: MutationObserver) {
  if (!page) return;
  page.setAttribute('data-kept', '');
  displays.observe(page, { attributeFilter: ['style'] });
}
