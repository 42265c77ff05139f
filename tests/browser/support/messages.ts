import type { Page } from '@playwright/test';

/** Everything that appeared on the screen, even briefly, across all loads of the page. */
export interface Shown {
  /** Titles of the dialogs, in the order in which they opened. */
  dialogs: string[];
  toasts: string[];
  /** How often the app was loaded. */
  loads: number;
}

/** Records every dialog and every toast from the next load on. The returned function reads them. */
export async function recordMessages(page: Page): Promise<() => Promise<Shown>> {
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    const key = 'test:shown';
    const read = () => JSON.parse(sessionStorage.getItem(key) ?? '{"dialogs":[],"toasts":[],"loads":0}') as Shown;
    const write = (shown: Shown) => sessionStorage.setItem(key, JSON.stringify(shown));
    write({ ...read(), loads: read().loads + 1 });
    // An element inside a new element is reported twice: with its parent, and by itself.
    const seen = new WeakSet<Element>();
    const isNew = (one: Element) => !seen.has(one) && Boolean(seen.add(one));
    const texts = (added: Element, selector: string) =>
      [added, ...added.querySelectorAll('*')]
        .filter((one) => one.matches(selector) && isNew(one))
        .map((one) => one.textContent.trim());
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          const shown = read();
          shown.dialogs.push(...texts(added, '[role=dialog] header h2'));
          shown.toasts.push(...texts(added, '.mantine-Notification-description'));
          write(shown);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('test:shown') ?? 'null') as Shown);
}
