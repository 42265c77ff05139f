import { type Action, buttonOf } from '#src/domain/rights/access.ts';
import { actions as operations } from '#src/domain/rights/page-actions.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { groupsAbove, matchRoute } from '#src/domain/routes/routes.ts';

/** An entry of a module list, as far as it is looked at. */
interface Module {
  modulePath: string;
  moduleName?: string | null | undefined;
}

export interface MatrixPage {
  path: string;
  /** i18n key, for a page that this app has. */
  title: string | null;
  /** What the server calls it. */
  name: string;
  actions: readonly Action[];
}

export interface MatrixGroup {
  /** Path of the menu group; empty for pages that stand in none. */
  path: string;
  /** i18n keys, the outermost first. */
  titles: readonly string[];
  pages: readonly MatrixPage[];
}

/** What can be granted: pages by operations, grouped as the menu. */
export type Matrix = readonly MatrixGroup[];

/** Which pages and buttons of the matrix are granted, by module path. A button never stands without its page. */
export type Granted = readonly string[];

/** The matrix of the modules that the server knows (`/sys/module/queryAll`). A button brings its page along. */
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

export const pathsOfPage = ({ path, actions }: MatrixPage): readonly string[] => [
  path,
  ...actions.map((action) => buttonOf(path, action)),
];

export const pathsOf = (pages: readonly MatrixPage[]): readonly string[] => pages.flatMap(pathsOfPage);

const allPaths = (matrix: Matrix): ReadonlySet<string> => new Set(matrix.flatMap(({ pages }) => pathsOf(pages)));

/** What of the matrix these modules grant, in its order. */
export function grantedBy(matrix: Matrix, modules: readonly unknown[]): Granted {
  const { pages, buttons } = readGrants(modules, '');
  const held = new Set([...pages, ...buttons]);
  return [...allPaths(matrix)].filter((path) => held.has(path));
}

/** The modules that no cell of the matrix shows: they stay as they are. */
export function modulesOutsideMatrix(matrix: Matrix, modules: readonly Module[]): readonly string[] {
  const shown = allPaths(matrix);
  return modules.map(({ modulePath }) => modulePath).filter((path) => !shown.has(path));
}

/** Ticks or unticks: a button brings its page along (product 6), a page takes its buttons with it. `kept` cannot be unticked. */
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

/** The state of the box that stands for all of these. */
export function extentOf(granted: ReadonlySet<string>, paths: readonly string[]): 'all' | 'some' | 'none' {
  const count = paths.filter((path) => granted.has(path)).length;
  if (count === 0) return 'none';
  return count === paths.length ? 'all' : 'some';
}

/**
 * The module list to save: the loaded one as it is, without what was withdrawn and with what was granted. What the matrix
 * does not show is kept, unless its page goes, and what was not changed is saved as it was loaded.
 */
export function moduleListOf(matrix: Matrix, loaded: readonly Module[], granted: Granted): readonly string[] {
  const shown = allPaths(matrix);
  const wanted = new Set(granted);
  // An unknown button would grant its page again.
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

/** What was changed here, on top of what somebody else saved meanwhile. */
export function rebased(base: Granted, mine: Granted, theirs: Granted): Granted {
  const { granted, withdrawn } = differenceOf(base, mine);
  return withGrants(withGrants(theirs, withdrawn, false), granted, true);
}

/** The page that a module path belongs to: the part before the underscore (product 6). */
export function pageOf(path: string): string {
  const underscore = path.lastIndexOf('_');
  return underscore > 0 ? path.slice(0, underscore) : path;
}
