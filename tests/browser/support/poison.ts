import type { Page } from '@playwright/test';
import { shownPage } from './app.ts';
import { hostileHtml } from '#tests/corpus/hostile-html.ts';

/** A position among its siblings: a row of a list. */
interface Row {
  index: number;
  of: number;
}

/** The hostile text that replaces a text of a user: rows share the corpus, and other records get all of it. */
const hostileText = ({ index, of }: Row): string =>
  hostileHtml.filter((_, number) => number % of === index % hostileHtml.length).join('\n<h3>.</h3>');

/** Codes, numbers and dates of the provider contain no Chinese: texts that do are written by users. */
const isWritten = (value: unknown): value is string => typeof value === 'string' && /\p{Script=Han}/u.test(value);

function poisoned(value: unknown, row: Row): unknown {
  if (isWritten(value)) return hostileText(row);
  if (Array.isArray(value))
    return value.map((item, index) => poisoned(item, value.length > 1 ? { index, of: value.length } : row));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, poisoned(item, row)]));
}

/** The first record of an answer that is a page of records. */
const firstId = (body: unknown): string | undefined =>
  (body as { resultData?: { list?: { id?: string }[] } } | null)?.resultData?.list?.[0]?.id;

/**
 * From now on every text of users in the back-end’s answers is hostile, in any call. Returns the id of the first record
 * in each requested list, by the path of its call.
 */
export async function poisonAnswers(page: Page): Promise<ReadonlyMap<string, string>> {
  const first = new Map<string, string>();
  await page.route('**/backApi/**', async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json().catch(() => null);
    const id = firstId(body);
    if (id) first.set(new URL(route.request().url()).pathname.slice('/backApi'.length), id);
    await (body === null
      ? route.fulfill({ response })
      : route.fulfill({ response, json: poisoned(body, { index: 0, of: 1 }) }));
  });
  return first;
}

/** Reports what of the corpus ran, appears in the document as more than text, or called another host. */
export async function watchPoison(page: Page) {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:http:\/\/127\.0\.0\.1|data:|blob:)/.test(request.url())) foreign.push(request.url());
  });
  // It survives the page in which something ran.
  await page.addInitScript(() => {
    const note = () => {
      sessionStorage.setItem('ran', location.href);
    };
    Object.defineProperty(window, '__xss', { set: note });
  });
  return async () => ({ ...(await page.evaluate(lookForPoison)), foreign });
}

export const harmless = { ran: null, inside: [], foreign: [] };

/** The number of corpus texts in the shown page or in its fields. */
export const countPoison = (page: Page): Promise<number> =>
  shownPage(page).evaluateAll((shown) => {
    const fields = shown.flatMap((one) => [...one.querySelectorAll<HTMLInputElement>('input, textarea')]);
    const texts = [...shown.map(({ textContent }) => textContent), ...fields.map(({ value }) => value)];
    return texts.join('').split('__xss').length - 1;
  });

/** Runs in the page. */
function lookForPoison() {
  const runs = /^\s*(?:javascript|vbscript|filesystem|view-source|data:(?!image\/))/i;
  const ours = new Set(document.querySelectorAll('body > script, body > #root ~ script'));
  const isDangerous = (element: Element) =>
    element.matches('script, iframe, frame, object, embed, base, meta, link, form form, portal, fencedframe') ||
    element.getAttributeNames().some((name) => name.startsWith('on') || name === 'srcdoc' || name === 'ping') ||
    ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'background'].some((name) =>
      runs.test(element.getAttribute(name) ?? ''),
    ) ||
    /attacker|javascript|fixed/.test((element.closest('.ProseMirror') && element.getAttribute('style')) ?? '');
  return {
    ran: sessionStorage.getItem('ran'),
    inside: [...document.body.querySelectorAll('*')]
      .filter((element) => !ours.has(element) && isDangerous(element))
      .map((element) => element.outerHTML.slice(0, 200)),
  };
}
