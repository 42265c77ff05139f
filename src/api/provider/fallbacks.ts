import { deskShows } from '#src/domain/scoring/desk.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { commentsPath } from '#src/domain/comments/paths.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { CallOptions, Http } from '#src/api/http.ts';
import { anyRead } from './any-read.ts';

/** Answers a call that the server lacks by other calls. */
type Fallback = (http: Http, options: CallOptions) => Promise<Result<unknown>>;

type Filters = Readonly<Record<string, string>>;

/** The total of a list with these filters, by its smallest page. */
async function totalOf(http: Http, path: string, filters: Filters, { signal }: CallOptions): Promise<Result<number>> {
  const answer = await http.call(anyRead(path), { ...filters, pageNum: 1, pageSize: 1 }, signal ? { signal } : {});
  return answer.ok ? success((answer.value as { total: number }).total) : answer;
}

/** Counts by one list call for each count. It fails with the first failure. */
const countsBy =
  (path: string, filters: Readonly<Record<string, Filters>>): Fallback =>
  async (http, options) => {
    const names = Object.keys(filters);
    const totals = await Promise.all(names.map((name) => totalOf(http, path, filters[name] ?? {}, options)));
    const failure = totals.find((total) => !total.ok);
    if (failure) return failure;
    return success(Object.fromEntries(totals.map((total, index) => [names[index], total.ok ? total.value : 0])));
  };

const countConsultations = countsBy(`${consultationsPath}/query`, {
  new: { status: 'new' },
  inProgress: { status: 'inProgress' },
  answered: { status: 'answered' },
  closed: { status: 'closed' },
  mine: { owner: 'me' },
  unassigned: { owner: 'none' },
  overdue: { due: 'overdue' },
  today: { due: 'today' },
  later: { due: 'later' },
});

/** The fallbacks of missing calls, by path. A call without one is not offered. */
export const fallbacks: Readonly<Record<string, Fallback>> = {
  [`${commentsPath}/counts`]: countsBy(`${commentsPath}/query`, {
    pending: { status: 'pending' },
    shown: { status: 'shown' },
    hidden: { status: 'hidden' },
    marked: { marked: '1' },
  }),
  [`${scorePath}/counts`]: countsBy(
    `${scorePath}/query`,
    Object.fromEntries(deskShows.map((show) => [show, { show }])),
  ),
  [`${consultationsPath}/counts`]: async (http, options) => {
    const answer = await countConsultations(http, options);
    if (!answer.ok) return answer;
    const { later, ...counts } = answer.value as Record<'overdue' | 'today' | 'later', number>;
    return success({ ...counts, open: counts.overdue + counts.today + later });
  },
};
