import type { MouseEvent } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

interface Props {
  /** A path of the app. */
  href: string;
  className?: string | undefined;
  title?: string;
  'aria-label'?: string;
  children: string;
}

/** A link of a row. Other than wouter’s it does not follow the address, so a hundred of them cost nothing when it changes. */
export function RowLink({ href, ...props }: Props) {
  const target = useRouter().base + href;
  const follow = (event: MouseEvent) => {
    event.stopPropagation();
    // The browser opens it elsewhere.
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(target);
  };
  return <a {...props} href={target} onClick={follow} />;
}
