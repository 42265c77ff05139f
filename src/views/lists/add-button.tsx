import { Link } from 'wouter';
import { Can } from '#src/views/rights/can.tsx';
import { AddIcon } from '#src/views/looks/icons.ts';
import { buttonClass } from '#src/views/looks/plain-button.tsx';

/** The main action of a list, for people who may add to it: a link to the page of a new record. */
export function AddButton({ href, label }: { href: string; label: string }) {
  return (
    <Can action="add">
      <Link href={href} className={buttonClass({ look: 'main' })}>
        <AddIcon size={16} aria-hidden />
        {label}
      </Link>
    </Can>
  );
}
