import type { Consultation, ConsultationRow, ConsultationStatus } from '#src/domain/consultations/consultation.ts';
import { type Answer, dataOf } from '#tests/mocks/client.ts';
import { shareClient } from '#tests/mocks/shared-client.ts';

/** Monday, a week after the date of the seed. */
const start = Date.parse('2026-06-08T10:00:00+08:00');
const day = 24 * 60 * 60 * 1000;

let now = start;
const renew = shareClient({ now: () => now });

/** A back-end with signed-in people and their calls about consultations. The next bench resets it. */
export async function createBench() {
  now = start;
  const client = await renew();
  const { store } = client;
  const call = async (account: string, path: string, body?: object): Promise<Answer> =>
    client.call(path, body, { token: await client.tokenOf(account) });
  const bench = {
    store,
    visitors: client.backend.visitors,
    call,
    passDays: (count: number) => {
      now += count * day;
    },
    /** A call below the path of the page. */
    ask: (account: string, name: string, body?: object) => call(account, `/book/book/${name}`, body),
    rows: async (filters: object = {}, account = 'service') =>
      dataOf<{ list: ConsultationRow[] }>(await bench.ask(account, 'query', { pageNum: 1, pageSize: 200, ...filters }))
        .list,
    /** The first consultation of the list in this status. */
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
