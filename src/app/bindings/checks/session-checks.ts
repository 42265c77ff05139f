import type { Http } from '#src/api/http.ts';
import { createContentApi } from '#src/api/content.ts';
import { mayCall } from '#src/domain/rights/may-call.ts';
import { homePageEndpoints } from '#src/api/endpoints/home-page.ts';
import { fetchHomePage } from '#src/api/home-page.ts';
import { createOfficeWordsApi } from '#src/api/words.ts';
import { checking, linkedRecords } from '#src/domain/checks/check.ts';
import { canBeOver } from '#src/domain/checks/dates.ts';
import { checkIds, type Finding } from '#src/domain/checks/finding.ts';
import type { Checked, Situation } from '#src/domain/checks/subject.ts';
import { withoutDismissed } from '#src/domain/checks/without-dismissed.ts';
import { preparingWords, type WordSearch } from '#src/domain/checks/words.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { homeSlots, itemsOf } from '#src/domain/content/home-page.ts';
import { isGone } from '#src/domain/failure.ts';
import { wallClockAt } from '#src/domain/platform-time.ts';
import { holds } from '#src/domain/rights/page-actions.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { inSlices } from '#src/app/browser/in-slices.ts';
import { findContentType } from '#src/app/find-content-type.ts';
import type { PageWorld } from '#src/app/screen.ts';
import { remembered } from './remembered.ts';

/** How long a check waits for the office's words; then it goes on without them. */
const patience = 3000;

/** How long the states of other records are trusted. */
const freshness = 60_000;

/** The most linked records that one check looks up. */
const mostLookedUp = 30;

/** What is looked up serves other checks, too, so it goes on when the check that began it is given up. */
const { signal: whole } = new AbortController();

const nothing: ReadonlySet<string> = new Set();

type Check = (
  type: ContentType,
  records: readonly Checked[],
  signal: AbortSignal,
) => Promise<readonly (readonly Finding[])[]>;

/** Checks records in slices while the browser is idle, with what is known of this session (decision 065). */
export interface ContentChecks {
  /** The findings of each record, in the same order. */
  check: Check;
  /** The same without those that were dismissed for the record: what is listed before it is published. */
  checkUndismissed: Check;
  /** The next check loads the office's words again. */
  forgetWords: () => void;
}

export type CheckingWorld = Pick<PageWorld, 'http' | 'offers' | 'session' | 'publicAddresses' | 'checksOff'>;

const bySession = new WeakMap<Http, ContentChecks>();

/** The content checks of an app: what they look up serves all pages. */
export function checksOf(world: CheckingWorld): ContentChecks {
  const checks = bySession.get(world.http) ?? createChecks(world);
  bySession.set(world.http, checks);
  return checks;
}

/** The findings of one record, without the dismissed ones. */
export async function checkRecord(world: CheckingWorld, type: ContentType, record: Checked, signal: AbortSignal) {
  const [findings] = await checksOf(world).checkUndismissed(type, [record], signal);
  return findings ?? [];
}

/**
 * The same of a record as the server has it now: a list or a page may show an earlier version. A deleted one has no findings;
 * the server refuses to publish it.
 */
export async function checkStored(world: CheckingWorld, type: ContentType, id: string, signal: AbortSignal) {
  const answer = await createContentApi(world.http, type).get(id, signal);
  if (answer.ok) return checkRecord(world, type, answer.value, signal);
  if (isGone(answer.failure)) return [];
  throw new Error('the record could not be fetched');
}

/** Words are looked up once, the states of other records at most once a minute. */
function createChecks({ http, offers, session, publicAddresses, checksOff }: CheckingWorld): ContentChecks {
  const grants = () => session().context.grants;
  const account = () => session().context.account?.account ?? '';
  const officeWords = createOfficeWordsApi(http);
  const words = remembered<WordSearch>(Infinity);
  const homePage = remembered<ReadonlySet<string>>(freshness);
  const offline = remembered<boolean>(freshness);

  for (const id of checksOff)
    if (!checkIds.some((known) => known === id)) console.error(`config.json: this build has no check ${id}`);

  const loadWords = async (): Promise<WordSearch | null> => {
    const answer = await officeWords.query(whole);
    if (!answer.ok) return null;
    let search: WordSearch | null = null;
    await inSlices(
      (function* () {
        search = yield* preparingWords(answer.value);
      })(),
      whole,
    );
    return search;
  };

  const findWords = (): Promise<WordSearch | null> =>
    offers('officeWords')
      ? Promise.race([
          words.get(account(), loadWords),
          new Promise<null>((resolve) => setTimeout(resolve, patience, null)),
        ])
      : Promise.resolve(() => []);

  /** The records on the home page, where the type has slots there and ends, and the person may see the page. */
  const onHomePage = async (type: ContentType): Promise<ReadonlySet<string>> => {
    const isWanted = canBeOver(type) && homeSlots.some(({ from }) => from.includes(type.path));
    if (!isWanted || !mayCall(grants(), homePageEndpoints.get)) return nothing;
    const load = async () => {
      const answer = await fetchHomePage(http);
      return answer.ok ? new Set(itemsOf(answer.value.slots).map(({ path, id }) => recordPath(path, id))) : null;
    };
    return (await homePage.get(account(), load)) ?? nothing;
  };

  const isOffline = async (path: string): Promise<boolean | null> => {
    const typePath = path.slice(0, path.lastIndexOf('/'));
    const type = await findContentType(typePath);
    if (!type || !holds(grants(), typePath)) return null;
    const answer = await createContentApi(http, type).get(decodeURIComponent(path.slice(typePath.length + 1)), whole);
    if (answer.ok) return answer.value.status !== 'online';
    return isGone(answer.failure) ? true : null;
  };

  const findOffline = async (type: ContentType, records: readonly Checked[], signal: AbortSignal) => {
    if (Object.keys(publicAddresses).length === 0) return nothing;
    const linked = await inSlices(
      (function* () {
        for (const record of records) yield* linkedRecords(type, record, publicAddresses);
      })(),
      signal,
    );
    const paths = [...new Set(linked)].slice(0, mostLookedUp);
    const states = await Promise.all(paths.map((path) => offline.get(`${account()} ${path}`, () => isOffline(path))));
    return new Set(paths.filter((_, index) => states[index]));
  };

  const isOff = checkIds.every((id) => checksOff.includes(id));

  const check: Check = async (type, records, signal) => {
    if (isOff) return records.map(() => []);
    const [search, shown, gone] = await Promise.all([
      findWords(),
      onHomePage(type),
      findOffline(type, records, signal),
    ]);
    signal.throwIfAborted();
    const known = { findWords: search, onHomePage: shown, publicAddresses, offline: gone };
    const now = wallClockAt(Date.now());
    const found = await inSlices(checkingAll(type, records, { now, ownHost: globalThis.location.host, known }), signal);
    return found.map((findings) => findings.filter((finding) => !checksOff.includes(finding.check)));
  };

  return {
    check,
    async checkUndismissed(type, records, signal) {
      const findings = await check(type, records, signal);
      return records.map((record, index) => withoutDismissed(findings[index] ?? [], record));
    },
    forgetWords: words.forget,
  };
}

function* checkingAll(
  type: ContentType,
  records: readonly Checked[],
  situation: Situation,
): Generator<readonly (readonly Finding[])[]> {
  for (const record of records) {
    const findings: Finding[] = [];
    for (const found of checking(type, record, situation)) {
      findings.push(...found);
      yield [];
    }
    yield [findings];
  }
}
