import { type ReactNode, useState } from 'react';
import { useRouter } from 'wouter';
import { type MenuItem, pathOf } from '#src/domain/shell/menu.ts';
import { iconBefore } from '#src/views/looks/menu-icon.tsx';
import { MenuBadge } from './menu-badge.tsx';
import { holdsActive, linkClass, type MenuProps } from './menu-props.ts';
import classes from './menu.module.css';

/**
 * The menu with its titles, whose groups fold. Its entries are plain elements, because every session begins with fifty of
 * them: the listener of the sidebar follows their links.
 */
export function WideMenu({ items, active, counts, text, targetOf }: MenuProps) {
  const { base } = useRouter();
  const [folded, setFolded] = useState<readonly string[]>([]);
  const toggle = (path: string) =>
    setFolded((before) => (before.includes(path) ? before.filter((one) => one !== path) : [...before, path]));

  const entry = (item: MenuItem): ReactNode => {
    const path = pathOf(item);
    if (item.kind === 'page') {
      const title = text(item.page.title);
      const { href, replace } = targetOf(path);
      const count = counts[path];
      return (
        <li key={path}>
          <a
            href={base + href}
            data-path={href}
            data-replace={replace || undefined}
            className={linkClass}
            style={iconBefore.styleOf(path)}
            title={title}
            aria-current={path === active ? 'page' : undefined}
          >
            {title}
            {count && <MenuBadge {...count} />}
          </a>
        </li>
      );
    }
    const title = text(item.group.title);
    const isOpen = !folded.includes(path);
    return (
      <li key={path}>
        <button
          type="button"
          className={linkClass}
          style={iconBefore.styleOf(path)}
          title={title}
          aria-expanded={isOpen}
          data-holds-active={holdsActive(item, active) || undefined}
          onClick={() => toggle(path)}
        >
          {title}
        </button>
        {isOpen && <ul className={classes.nested}>{item.items.map(entry)}</ul>}
      </li>
    );
  };
  return <ul className={classes.list}>{items.map(entry)}</ul>;
}
