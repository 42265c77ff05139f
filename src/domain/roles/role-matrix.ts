import { actions as operations, type Action, buttonOf } from '#src/domain/rights/access.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { groupsAbove, matchRoute } from '#src/domain/routes/routes.ts';

/** The part of a module list's entry that the matrix needs. */
interface Module {
  modulePath: string;
  moduleName?: string | null | undefined;
}

export interface MatrixPage {
  path: string;
  /** i18n key; null for a page that this app does not have. */
  title: string | null;
  /** The server's name for the page. */
  name: string;
  actions: readonly Action[];
}

export interface MatrixGroup {
  /** Path of the menu group; empty for pages without a group. */
  path: string;
  /** i18n keys of the groups, the outermost first. */
  titles: readonly string[];
  pages: readonly MatrixPage[];
}

/** Everything that can be granted: pages with their operations, grouped like the menu. */
export type Matrix = readonly MatrixGroup[];

/** The module paths of the granted pages and buttons of the matrix. A button is never granted without its page. */
export type Granted = readonly string[];

/** Builds the matrix of the modules that the server knows (`/sys/module/queryAll`). A button implies its page. */
export function matrixOf(modules: readonly Module[]): Matrix {
  const names = new Map(modules.map(({ modulePath, moduleName }) => [modulePath, moduleName ?? modulePath]));
  const { pages, buttons } = readGrants(modules, '');
  const held = new Set(buttons);
  const groups = new Map<string, { titles: readonly string[]; pages: MatrixPage[] }>();
  for (const path of pages) {
    const above = groupsAbove(path);
    const key = above.at(-1)?.path ?? '';
    const group = groups.get(key) ?? { titles: above.map(({ title }) => title), pages: [] };
    groups.set(key, group);
    group.pages.push({
      path,
      title: matchRoute(path)?.route.title ?? null,
      name: names.get(path) ?? path,
      actions: operations.filter((action) => held.has(buttonOf(path, action))),
    });
  }
  return [...groups]
    .map(([path, group]) => ({ path, ...group }))
    .sort((a, b) => Number(a.path === '') - Number(b.path === ''));
}

const pathsOfPage = ({ path, actions }: MatrixPage): readonly string[] => [
  path,
  ...actions.map((action) => buttonOf(path, action)),
];

export const pathsOf = (pages: readonly MatrixPage[]): readonly string[] => pages.flatMap(pathsOfPage);

const allPaths = (matrix: Matrix): ReadonlySet<string> => new Set(matrix.flatMap(({ pages }) => pathsOf(pages)));

/** The module paths of the matrix that these modules grant, in the order of the matrix. */
export function grantedBy(matrix: Matrix, modules: readonly unknown[]): Granted {
  const { pages, buttons } = readGrants(modules, '');
  const held = new Set([...pages, ...buttons]);
  return [...allPaths(matrix)].filter((path) => held.has(path));
}

/** The modules that the matrix does not show. Saving keeps them. */
export function modulesOutsideMatrix(matrix: Matrix, modules: readonly Module[]): readonly string[] {
  const shown = allPaths(matrix);
  return modules.map(({ modulePath }) => modulePath).filter((path) => !shown.has(path));
}

/**
 * Grants or withdraws paths. Granting a button grants its page (product 6); withdrawing a page withdraws its buttons.
 * `kept` paths are never withdrawn.
 */
export function withGrants(
  granted: Granted,
  paths: readonly string[],
  on: boolean,
  kept: readonly string[] = [],
): Granted {
  if (on) return [...new Set([...granted, ...paths.flatMap((path) => [pageOf(path), path])])];
  const off = new Set(paths.filter((path) => !kept.includes(path)));
  return granted.filter((path) => kept.includes(path) || !(off.has(path) || off.has(pageOf(path))));
}

/** The state of a checkbox that represents all these paths. */
export function extentOf(granted: ReadonlySet<string>, paths: readonly string[]): 'all' | 'some' | 'none' {
  const count = paths.filter((path) => granted.has(path)).length;
  if (count === 0) return 'none';
  return count === paths.length ? 'all' : 'some';
}

/**
 * The module list to save: the loaded list, without what was withdrawn and with what was granted. Modules that the matrix
 * does not show are kept, unless their page is withdrawn. Unchanged entries are saved as they were loaded.
 */
export function moduleListOf(matrix: Matrix, loaded: readonly Module[], granted: Granted): readonly string[] {
  const shown = allPaths(matrix);
  const wanted = new Set(granted);
  // An unknown button must go with its page, or it would grant the page again.
  const stays = (path: string) =>
    shown.has(path) ? wanted.has(path) : !shown.has(pageOf(path)) || wanted.has(pageOf(path));
  const kept = loaded.map(({ modulePath }) => modulePath).filter(stays);
  const held = new Set(
    grantedBy(
      matrix,
      kept.map((modulePath) => ({ modulePath })),
    ),
  );
  return [...kept, ...granted.filter((path) => !held.has(path))];
}

export interface Difference {
  granted: Granted;
  withdrawn: Granted;
}

export function differenceOf(before: Granted, after: Granted): Difference {
  const [had, has] = [new Set(before), new Set(after)];
  return { granted: after.filter((path) => !had.has(path)), withdrawn: before.filter((path) => !has.has(path)) };
}

export const sameGranted = (a: Granted, b: Granted): boolean => {
  const { granted, withdrawn } = differenceOf(a, b);
  return granted.length === 0 && withdrawn.length === 0;
};

/** Applies the changes from `base` to `mine` to the version that somebody else has saved since. */
export function rebased(base: Granted, mine: Granted, theirs: Granted): Granted {
  const { granted, withdrawn } = differenceOf(base, mine);
  return withGrants(withGrants(theirs, withdrawn, false), granted, true);
}

/** The page that a module path belongs to: the part before the underscore (product 6). */
export function pageOf(path: string): string {
  const underscore = path.lastIndexOf('_');
  return underscore > 0 ? path.slice(0, underscore) : path;
}
