import type { OwnSheet, Review, SheetContent, Subject } from '#src/domain/scoring/review.ts';
import { sheetCollection } from '#mocks/store/collections.ts';
import type { TestServer } from './server.ts';

const scorePath = '/home/baseResourcesScore';

/** Calls of users other than the one whose app is tested. They are not in the log of calls. */
export async function callAs<Value>(server: TestServer, account: string, path: string, body?: object): Promise<Value> {
  const before = [...server.calls];
  const token = await server.signIn(account);
  const response = await fetch(`${location.origin}/backApi${path}`, {
    method: 'POST',
    headers: { ...(body && { 'Content-Type': 'application/json' }), Authorization: token },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { resultData, rMsg } = (await response.json()) as { resultData: Value; rMsg?: string };
  server.calls.length = 0;
  server.calls.push(...before);
  if (!resultData) throw new Error(rMsg ?? 'no answer');
  return resultData;
}

/** The chair opens a review of a base, or of another subject, with these experts. */
export const appointed = (
  server: TestServer,
  id: string,
  experts: readonly string[],
  path: Subject['path'] = '/home/baseResources',
): Promise<Review> =>
  callAs(server, 'auditor', `${scorePath}/appoint`, { subject: { path, id }, due: '2099-12-31', experts });

/** Writes an expert’s sheet on its newest version, as another window would. */
export async function writeAs(server: TestServer, account: string, id: string, content: SheetContent, how = 'save') {
  const { version } = await callAs<OwnSheet>(server, account, `${scorePath}/sheet/get`, { id });
  return callAs<OwnSheet>(server, account, `${scorePath}/sheet/${how}`, { id, version, ...content });
}

/** An expert’s sheet on the server. */
export async function storedSheet({ store }: TestServer, review: string, account: string) {
  const rows = await store.transaction((tx) => tx.all(sheetCollection));
  return rows.find((row) => row.review === review && row.account === account);
}
