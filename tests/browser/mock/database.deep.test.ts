import { expectList, expectLogin, listPath, logIn, logInAgain, openAs } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/** Runs in the page, where an init script installs it. */
declare function settled<Value>(request: IDBRequest<Value>): Promise<Value>;

const damages: { what: string; damage: () => Promise<void>; notice: RegExp; atStart?: boolean }[] = [
  {
    what: 'deleted while open',
    damage: async () => void (await settled(indexedDB.deleteDatabase('forestry-mock'))),
    notice: /was deleted or replaced elsewhere/,
  },
  {
    what: 'replaced by a newer version',
    damage: async () => (await settled(indexedDB.open('forestry-mock', 999))).close(),
    notice: /cannot be used and starts again from the seed/,
  },
  {
    what: 'newer and kept open by another page',
    damage: async () => void Object.assign(window, { kept: await settled(indexedDB.open('forestry-mock', 999)) }),
    notice: /keeps its data in memory/,
  },
  {
    what: 'damaged when the app starts',
    damage: async () => {
      await settled(indexedDB.deleteDatabase('forestry-mock'));
      const request = indexedDB.open('forestry-mock', 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore('other'));
      (await settled(request)).close();
    },
    notice: /cannot be used and starts again from the seed/,
    atStart: true,
  },
];

for (const { what, damage, notice, atStart = false } of damages) {
  test(`a database that is ${what}: a notice appears, the seed returns, and the app works (fault H6)`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const promised = (request: IDBRequest<unknown>) =>
        new Promise((resolve) => {
          request.addEventListener('success', () => resolve(request.result));
        });
      Object.assign(window, { settled: promised });
    });
    const notices: string[] = [];
    page.on('console', (message) => notices.push(message.text()));
    await openAs(page, 'editor', listPath);
    await expectList(page);
    await page.evaluate(damage);
    if (atStart) {
      await page.reload();
      await expectLogin(page);
      await logIn(page, 'editor');
    } else {
      await logInAgain(page);
    }
    await expectList(page);
    expect(notices.join('\n')).toMatch(notice);
  });
}
