import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { chosenFaults, missingFrom } from '#tests/flows/support/chosen-faults.ts';
import { eachFault, type Ends, type NamedFault } from '#tests/flows/support/each-fault.ts';
import { startServer } from '#tests/flows/support/server.ts';
import { startUndrawn } from '#tests/flows/support/undrawn-app.ts';

/**
 * A page of each machine that loads something when it opens. The board loads only when it is in view, and has its own tests.
 * Lists and records of the other types of content have the same machines.
 */
const pages = [
  '/blank',
  '/profile',
  '/home/index',
  '/home/baseResources',
  '/home/scienceKnowledge',
  '/home/scienceKnowledge/1',
  '/basic/carousel/1',
  '/home/baseResourcesScore',
  '/home/baseResourcesScore/1',
  '/home/baseResourcesScore/9/paper/expert2',
  '/home/baseResourcesScoreEdu',
  '/comment/comment',
  '/comment/comment/words',
  '/book/book',
  '/book/book/1',
  '/book/book/calendar',
  '/statistics/saView',
  '/statistics/saView/records',
  '/set/masterplate',
  '/set/masterplate/502',
  '/set/masterplate/compare',
  '/system/roleManager',
  '/system/roleManager/1',
  '/system/userManager',
  '/system/userManager/1',
  '/system/logManager',
];

const server = startServer();
const usual = new Map<string, { reads: string[]; states: unknown }>();

const open = async (url: string) => startUndrawn(url, 'admin', await server.signIn('admin'));

/** Loads everything once, at the machine’s own pace, so that later only calls take time. */
beforeAll(async () => {
  for (const url of pages) {
    const app = await open(url);
    await vi.waitFor(() => expect([app.states().length > 0, app.busy()]).toEqual([true, []]), { timeout: 60_000 });
    await app.settle();
    const reads = new Set(server.calls.map(({ path }) => path).filter((path) => !path.startsWith('/sys/auth/')));
    usual.set(url, { reads: [...reads], states: app.states() });
    app.stop();
  }
});
afterEach(async () => {
  vi.useRealTimers();
  await server.faults.clear();
});
afterAll(server.close);

const granted = { member: { granted: 'own' } };

/** The expected state of the page and of the app around it. */
const endOf = (url: string, name: string, ends: Ends) => ({
  url,
  busy: [],
  errors: 0,
  session: ends === 'expired' ? 'expired' : granted,
  notices: ends === 'reported' ? ['failure'] : name === 'a newer back-end' ? ['server.newer'] : [],
  isAsUsual: ends === 'asUsual',
});

const rows = pages.map((url, place) => ({ url, faults: chosenFaults(place) }));
const pagesThatMeet = (fault: NamedFault) => rows.filter(({ faults }) => faults.includes(fault)).map(({ url }) => url);

test('each page meets a fault of every class, and each fault hits several pages', () => {
  expect(rows.filter(({ faults }) => missingFrom(faults).length > 0)).toEqual([]);
  expect(eachFault.filter((fault) => pagesThatMeet(fault).length < 3)).toEqual([]);
});

test.each(eachFault.map((named) => [...named, pagesThatMeet(named)] as const))(
  '%s: no page waits for its data for ever, and one message gives the reason',
  async (name, { fault, ends }, urls) => {
    const ended: unknown[] = [];
    for (const url of urls) {
      const { reads = [], states } = usual.get(url) ?? {};
      const token = await server.signIn('admin');
      for (const path of reads) await server.faults.add({ ...fault, path });
      // Without the grants of the last session nothing is requested early (decision 051), so the page itself meets the fault.
      localStorage.clear();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const app = await startUndrawn(url, 'admin', token);
      await app.settle();
      ended.push({
        url,
        busy: app.busy(),
        errors: app.errors(),
        session: app.session(),
        notices: app.notices(),
        isAsUsual: JSON.stringify(app.states()) === JSON.stringify(states),
      });
      app.stop();
      vi.useRealTimers();
      await server.faults.clear();
    }
    expect(ended).toEqual(urls.map((url) => endOf(url, name, ends)));
  },
);
