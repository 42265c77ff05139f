import type { MouseEvent, ReactNode, Ref } from 'react';
import { useLocation, useRouter } from 'wouter';
import { fullTextHandlers, showPressed } from './full-text.ts';

interface Props {
  /** A path of the app. */
  href: string;
  className?: string | undefined;
  'aria-label'?: string;
  'data-room'?: string | undefined;
  children: string;
}

/**
 * A link of a row. Unlike wouter’s it has no subscription, so that many of them cost nothing when the address changes.
 */
export const RowLink = ({ href, children, ...props }: Props) => (
  <a {...props} href={useRouter().base + href} data-path={href}>
    {children}
  </a>
);

interface FrameProps {
  ref: Ref<HTMLDivElement>;
  className: string | undefined;
  'data-density': string | null | undefined;
  'data-busy': boolean | undefined;
  'aria-busy': boolean;
  children: ReactNode;
}

/** The frame around all rows: its listeners follow their links without reloading the app, and show what their cells cut. */
export function RowLinksFrame(props: FrameProps) {
  const [, navigate] = useLocation();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-path]') : null;
    const path = link?.dataset['path'];
    // With a modifier key the browser opens the link elsewhere.
    if (!path) showPressed(event);
    if (!path || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(path);
  };
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the clicks, also by keys, are on links
  return <div {...props} {...fullTextHandlers} onClick={follow} />;
}
