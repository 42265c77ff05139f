import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSilent } from '#src/domain/failure.ts';
import { chosenFaults, missingFrom } from '#tests/flows/support/chosen-faults.ts';
import { eachFault, type NamedFault } from '#tests/flows/support/each-fault.ts';
import { startServer } from '#tests/flows/support/server.ts';
import { startUndrawn, type UndrawnApp } from '#tests/flows/support/undrawn-app.ts';
import { eachWrite } from '#tests/flows/support/writes/each-write.ts';
import type { Write } from '#tests/flows/support/writes/write.ts';
import { oneOfEachClass } from '#tests/support/by-class.ts';

type Row = NamedFault[1];

const server = startServer();

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());
afterAll(server.close);

/** The failures and successes shown now: as notices, or as a failure in the page. */
function noticesOf(app: UndrawnApp, write: Write, page: ReturnType<UndrawnApp['page']>): string[] {
  const failure = write.failureOn?.(page) ?? null;
  return [...app.notices(), ...(failure && !isSilent(failure) ? ['failure'] : [])];
}

/** Opens the page for a signed-in user, in a browser without stored data of an earlier visit. */
async function open(write: Write, url: string, token: string) {
  localStorage.clear();
  sessionStorage.clear();
  const app = await startUndrawn(url, write.account, token);
  await app.settle();
  const page = write.actorOf?.(app) ?? app.page();
  await write.type?.(page, app);
  app.dismissNotices();
  return { app, page };
}

/** How a write ends with a fault, and how its repetition ends without the fault. */
async function outcomeOf(write: Write, url: string, token: string, [name, { fault, ends }]: NamedFault) {
  const { app, page } = await open(write, url, token);
  const typed = write.typed?.(page);
  const before = await write.count(server);
  await server.faults.add({ ...fault, path: write.path });
  await write.save(page, app);
  await app.settle();
  const first = {
    busy: app.busy(),
    errors: app.errors(),
    session: app.session(),
    notices: noticesOf(app, write, page),
    keeps: JSON.stringify(write.typed?.(page)) === JSON.stringify(typed),
    times: (await write.count(server)) - before,
  };
  await server.faults.clear();
  app.dismissNotices();
  const canRetry = first.notices.includes('failure') || ends === 'silent';
  if (canRetry) {
    await write.save(page, app);
    await app.settle();
  }
  const again = canRetry && {
    busy: app.busy(),
    errors: app.errors(),
    notices: noticesOf(app, write, page),
    times: (await write.count(server)) - before,
  };
  app.stop();
  return { name, first, again };
}

const granted = { member: { granted: 'own' } };

/** The expected end. */
function endOf({ successNotices = ['record.saved'], ...write }: Write, [name, row]: NamedFault) {
  const isDone = isTaken(write, row);
  const first = {
    busy: [],
    errors: 0,
    session: row.ends === 'expired' ? 'expired' : granted,
    notices: isDone
      ? [...(name === 'a newer back-end' ? ['server.newer'] : []), ...successNotices]
      : row.ends === 'reported'
        ? ['failure']
        : [],
    keeps: expect.any(Boolean) as boolean,
    times: Number(row.arrives),
  };
  const again = !isDone &&
    row.ends !== 'expired' && {
      busy: [],
      errors: 0,
      notices: write.renews && row.arrives ? [] : successNotices,
      times: 1,
    };
  return { name, first: { ...first, ...(isDone ? {} : { keeps: true }) }, again };
}

/** Whether the page treats the write as done. */
const isTaken = ({ needsAnswer, findsOut }: Pick<Write, 'needsAnswer' | 'findsOut'>, row: Row): boolean =>
  row.ends === 'asUsual' || (row.isSuccess && !needsAnswer) || (findsOut === true && row.arrives);

/** The properties of a write that decide how it ends with a fault. */
const classOf = ({ needsAnswer, renews, findsOut }: Write): string => JSON.stringify({ needsAnswer, renews, findsOut });

/** These writes meet every fault. */
const examples = oneOfEachClass(eachWrite, classOf);

const rows = eachWrite.map(
  (write, place) => [write.name, write, examples.includes(write) ? eachFault : chosenFaults(place)] as const,
);

test('each write meets a fault of every class, and each fault hits several writes', () => {
  expect(rows.filter(([, , faults]) => missingFrom(faults).length > 0)).toEqual([]);
  const times = (fault: NamedFault) => rows.filter(([, , faults]) => faults.includes(fault)).length;
  expect(eachFault.filter((fault) => times(fault) < 5 + examples.length)).toEqual([]);
});

test.each(rows)(
  '%s: no fault (E1, E2, E3, E6, E10, E12, E14, E15, E16, F1, G1) loses typed text or writes twice, and one message gives the reason',
  async (_, write, faults) => {
    const url = typeof write.url === 'string' ? write.url : await write.url(server);
    const token = await server.signIn(write.account);
    const setBack = server.store.remember();
    const ended: unknown[] = [];
    for (const fault of faults) {
      setBack();
      ended.push(await outcomeOf(write, url, token, fault));
    }
    setBack();
    expect(ended).toEqual(faults.map((fault) => endOf(write, fault)));
  },
);
