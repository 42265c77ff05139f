import type { MouseEvent, ReactNode, Ref } from 'react';
import { useRouter } from 'wouter';
import { pressedLink, useFollow } from '#src/views/page/follow-links.ts';
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
  const follow = useFollow();
  const press = (event: MouseEvent) => (pressedLink(event) ? follow(event) : showPressed(event));
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the clicks, also by keys, are on links
  return <div {...props} {...fullTextHandlers} onClick={press} />;
}
