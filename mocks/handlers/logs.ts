import type { logEndpoints } from '#src/api/endpoints/logs.ts';
import type { RequestOf } from '#src/api/endpoints/endpoint.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { matcherOf } from '#src/domain/keyword.ts';
import type { ResolversOf } from '#mocks/server/handle.ts';
import { logFor } from '#mocks/scoring/log-sight.ts';
import { seedLogs } from '#mocks/seed/logs.ts';
import { namesOf } from '#mocks/server/names.ts';
import { storedSeed } from '#mocks/server/stored-seed.ts';
import { logCollection } from '#mocks/store/collections.ts';
import { paginate } from './paginate.ts';

/** The log (decision 025), which is read-only. */
export const logResolvers: ResolversOf<typeof logEndpoints> = {
  async query(request, call) {
    const { tx } = call;
    const seeded = seedLogs(await storedSeed(tx));
    const stored = (await tx.all(logCollection)).sort((a, b) => Number(b.id) - Number(a.id));
    const seen = await logFor(call);
    const isWanted = filterOf(request);
    const page = paginate([...stored.flatMap(seen).filter(isWanted), ...seeded.filter(isWanted)], request);
    const names = await namesOf(
      page.list.map(({ account }) => account),
      tx,
    );
    const since = (seeded.at(-1) ?? stored.at(-1))?.time;
    const list = page.list.map((entry) => named(entry, names.get(entry.account)));
    return { ...page, list, ...(since === undefined ? {} : { since }) };
  },
};

const named = (entry: LogEntry, name: string | undefined): LogEntry => (name ? { ...entry, name } : entry);

type LogQuery = RequestOf<typeof logEndpoints.query>;

/** Missing and empty filters accept every entry. */
function filterOf({
  account = '',
  type,
  keyword = '',
  result,
  from = '',
  to = '',
}: LogQuery): (entry: LogEntry) => boolean {
  const [isBy, isAbout] = [matcherOf(account), matcherOf(keyword)];
  return (entry) =>
    (type === undefined || entry.type === type) &&
    (result === undefined || entry.result === result) &&
    (from === '' || entry.time.slice(0, 10) >= from) &&
    (to === '' || entry.time.slice(0, 10) <= to) &&
    isBy(entry.account) &&
    isAbout(entry.object);
}
