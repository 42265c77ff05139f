import type { Http } from '#src/api/http.ts';
import type { Situation } from '#src/domain/checks/subject.ts';
import { type Failure, type Result, success } from '#src/domain/failure.ts';
import { columnTypes, inspectedBy } from '#src/domain/inspection/columns.ts';
import type { Inspection, NotCounted } from '#src/domain/inspection/inspection.ts';
import { foundIn, mostNamed, tallyOf } from '#src/domain/inspection/tally.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { dayOf } from '#src/domain/working-days/days.ts';
import { inSlices } from '#src/app/browser/in-slices.ts';
import { findContentType } from '#src/app/find-content-type.ts';
import type { CheckedVersions } from './checked-versions.ts';
import { checkingFacts } from './checking-facts.ts';
import { type CrawledColumn, openColumn } from './crawled-column.ts';
import { type CrawlSituation, fetchOnce, type Others } from './fetch-once.ts';
import { isFinal } from './is-final.ts';

interface Parts {
  http: Http;
  grants: () => Grants;
  /** Whether the server has a list of words. */
  hasWords: boolean;
  versions: CheckedVersions;
  situation: () => Pick<Situation, 'now' | 'ownHost'>;
}

/** An inspection under way. All of it is about the time at which it began. */
interface Run {
  /** The pages that it covers, as text. */
  pages: string;
  situation: CrawlSituation;
  columns: readonly CrawledColumn[];
  others: Others;
  notCounted: readonly NotCounted[];
}

/**
 * Inspects in this browser, through the lists (decision 068). Each call does one part: the first counts, each other one checks a page of
 * records. A part that fails or is aborted is done again by the next call; a column whose list is refused is left out. On another
 * day, or with other rights, all begins again.
 */
export function createCrawl({ http, grants, hasWords, versions, situation }: Parts) {
  let run: Run | null = null;

  async function begin(signal: AbortSignal): Promise<Result<Run>> {
    const granted = grants();
    const started = situation();
    const once = await fetchOnce({ http, grants: granted, hasWords, time: started.now }, signal);
    if (!once.ok) return once;
    const { others, known, words } = once.value;
    const notCounted = [...once.value.notCounted];
    const columns: CrawledColumn[] = [];
    for (const { path } of columnTypes.filter((one) => opens(granted, one.path))) {
      const type = await findContentType(path);
      const column = type && (await openColumn(http, type, signal));
      if (column?.ok) columns.push(column.value);
      else if (column && isFinal(column.failure)) notCounted.push({ path, why: column.failure });
      else if (column) return column;
    }
    return success({ pages: pagesOf(granted), situation: { ...started, known, words }, columns, others, notCounted });
  }

  async function checkPage(column: CrawledColumn, now: CrawlSituation, signal: AbortSignal): Promise<Result<null>> {
    const page = await column.next(signal);
    if (!page.ok) return page;
    const facts = await inSlices(checkingFacts(column.type, page.value.list, now, versions), signal);
    // From here on nothing waits: a part counts entirely or not at all.
    signal.throwIfAborted();
    column.take(facts, page.value);
    return success(null);
  }

  /** One that was paused may go on after midnight, when limits begin elsewhere, or with other rights. */
  const isCurrent = (begun: Run): boolean =>
    dayOf(begun.situation.now) === dayOf(situation().now) && begun.pages === pagesOf(grants());

  return async (isNew: boolean, signal: AbortSignal): Promise<Result<Inspection>> => {
    if (isNew || !run || !isCurrent(run)) {
      const begun = await begin(signal);
      if (!begun.ok) return begun;
      signal.throwIfAborted();
      run = begun.value;
      return success(inspectionOf(run));
    }
    const column = run.columns.find(({ isDone }) => !isDone());
    const checked = column && (await checkPage(column, run.situation, signal));
    if (checked && !checked.ok) {
      if (!isFinal(checked.failure)) return checked;
      run = without(run, column, checked.failure);
    }
    return success(inspectionOf(run));
  };
}

const pagesOf = (grants: Grants): string => inspectedBy(grants).join(' ');

/** The inspection without a column whose list is refused. */
const without = (run: Run, column: CrawledColumn, why: Failure): Run => ({
  ...run,
  columns: run.columns.filter((one) => one !== column),
  notCounted: [...run.notCounted, { path: column.type.path, why }],
});

/** What is found so far. A column that is not counted to its end would seem empty or out of date, so it is left out until it is. */
function inspectionOf({ situation: { now }, columns, others, notCounted }: Run): Inspection {
  const done = new Set(columns.filter(({ isDone }) => isDone()).map(({ type }) => type.path));
  const tallies = columns.map(({ type, facts }) => tallyOf(type.path, facts.values(), now));
  return {
    time: now,
    checked: columns.reduce((sum, { facts }) => sum + facts.size, 0),
    total: columns.reduce((sum, { total }) => sum + total(), 0),
    columns: tallies.map(({ column }) => column).filter(({ path }) => done.has(path)),
    findings: foundIn(tallies).map(({ ids, ...found }) => ({ ...found, ids: ids.slice(0, mostNamed) })),
    ...others,
    notCounted,
  };
}
