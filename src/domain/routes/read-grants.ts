import { adminRole, buttonOf, type Grants } from '#src/domain/rights/access.ts';
import { routes } from './routes.ts';

/**
 * Reads a permission list. `/a/b` grants exactly that page; `/a/b_add` grants the button and the page. A button that the
 * page's row in the route table does not list is ignored. Unusable entries are dropped one by one; duplicates count once.
 */
export function readGrants(entries: readonly unknown[], roleName: string): Grants {
  const pages = new Set<string>();
  const buttons = new Set<string>();
  for (const entry of entries) {
    const path = modulePathOf(entry);
    if (!path) continue;
    const underscore = path.lastIndexOf('_');
    if (underscore < 0) {
      pages.add(path);
    } else if (underscore > 0) {
      const page = path.slice(0, underscore);
      pages.add(page);
      if (buttonsByPage.get(page)?.has(path) ?? true) buttons.add(path);
    }
  }
  return { admin: roleName === adminRole, pages: [...pages], buttons: [...buttons] };
}

/** The buttons of each page of this app. For pages that the app does not have, every button is accepted. */
const buttonsByPage: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  routes.map(({ path, rights = [] }) => [path, new Set(rights.map((right) => buttonOf(path, right)))]),
);

function modulePathOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { modulePath } = entry as { modulePath?: unknown };
  return typeof modulePath === 'string' && modulePath.startsWith('/') ? modulePath : null;
}
