import { check, type InferOutput, pipe, string, transform } from 'valibot';

/** Where a mixed mock build sends the calls of the real server: its host forwards them (`mocks/host/real-host.ts`). */
export const realBase = '/realApi';

/** Comma-separated beginnings of endpoint paths: `/sys,/home/scienceKnowledge`. An empty text lists none. */
export const PathList = pipe(
  string(),
  transform((text) => text.split(',').map((path) => path.trim())),
  transform((paths) => paths.filter((path) => path !== '')),
  check(
    (paths) => paths.every((path) => /^(\/[\w-]+)+$/.test(path)),
    'must be paths such as /sys,/home/scienceKnowledge',
  ),
);
export type PathList = InferOutput<typeof PathList>;

/** Whether a path is in the list, or below a path of it: `/sys` lists `/sys/user/query`, not `/system`. */
export const isListed = (list: readonly string[], path: string): boolean =>
  list.some((listed) => path === listed || path.startsWith(`${listed}/`));
