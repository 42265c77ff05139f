import { getResponse } from 'msw';
import type { HttpHandler } from 'msw/http';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { accountCollection, sessionCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** Makes a call as the administrator, without faults and without an entry in the call log. Returns its data; throws if it is refused. */
export type AdminClient = (path: string, body: unknown) => Promise<unknown>;

interface Needs {
  handlers: () => readonly HttpHandler[];
  transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  random: () => number;
}

export function createAdminClient({ handlers, transaction, random }: Needs): AdminClient {
  return async (path, body) => {
    const token = await transaction((tx) => openSession(tx, 'admin', random));
    const request = new Request(`http://mock.test/backApi${path}`, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const response = await getResponse([...handlers()], request);
    await transaction((tx) => tx.delete(sessionCollection, fingerprint(token)));
    if (!response) throw new Error(`mock: nothing answers ${path}`);
    const { success, rMsg, resultData } = (await response.json()) as Record<string, unknown>;
    if (success !== true) throw new Error(`mock: ${path} was refused: ${String(rMsg)}`);
    return resultData;
  };
}

/** Signs an account in without its password, and returns the token. */
export async function openSession(tx: Transaction, account: string, random: () => number): Promise<string> {
  if (!(await tx.get(accountCollection, account))) throw new Error(`mock: there is no account ${account}`);
  const token = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  await tx.put(sessionCollection, { id: fingerprint(token), account });
  return token;
}
