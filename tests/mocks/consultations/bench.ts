import type { Consultation, ConsultationRow, ConsultationStatus } from '#src/domain/consultations/consultation.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { type Answer, createClient, dataOf } from '#tests/mocks/client.ts';

/** Monday, a week after the date of the seed. */
const start = Date.parse('2026-06-08T10:00:00+08:00');
const day = 24 * 60 * 60 * 1000;

/** A back-end with people who are signed in, and what they do about consultations. */
export function createBench() {
  let now = start;
  const store = createMemoryStore();
  const client = createClient({ store, now: () => now });
  const tokens = new Map<string, Promise<string>>();
  const call = async (account: string, path: string, body?: object): Promise<Answer> => {
    const token = tokens.get(account) ?? client.signIn(account);
    tokens.set(account, token);
    return client.call(path, body, { token: await token });
  };
  const bench = {
    store,
    visitors: client.backend.visitors,
    call,
    passDays: (count: number) => {
      now += count * day;
    },
    /** A call below the page's path. */
    ask: (account: string, name: string, body?: object) => call(account, `/book/book/${name}`, body),
    rows: async (filters: object = {}, account = 'service') =>
      dataOf<{ list: ConsultationRow[] }>(await bench.ask(account, 'query', { pageNum: 1, pageSize: 200, ...filters }))
        .list,
    /** The first one of the list in this status. */
    async one(status: ConsultationStatus, filters: object = {}): Promise<Consultation> {
      const [row] = await bench.rows({ status, ...filters });
      return bench.get(row?.id ?? '');
    },
    get: async (id: string, account = 'service') => dataOf<Consultation>(await bench.ask(account, 'get', { id })),
    /** An act on the newest version. */
    async act(account: string, name: string, id: string, body: object = {}) {
      const { version } = await bench.get(id);
      return bench.ask(account, name, { id, version, ...body });
    },
  };
  return bench;
}
