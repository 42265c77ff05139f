import type { Page } from '@playwright/test';
import { listPath, openAs, shownPage } from '#tests/browser/support/app.ts';

/** Something that people wait for. */
export interface Journey {
  what: string;
  times: number;
  /** Opens what it needs; the returned function measures it once, in milliseconds. */
  prepare: (bench: Bench) => Promise<() => Promise<number>>;
  /** How many times slower than the machine the processor is, instead of what the command says. */
  speeds?: readonly number[];
}

export interface Bench {
  /** The address of the server. */
  url: string;
  /** Opens a page in a browser of its own, without a cache. */
  open: () => Promise<Page>;
}

/** A list and an account that may see it. */
export interface Place {
  account: string;
  path: string;
}

export const articles: Place = { account: 'editor', path: listPath };
export const log: Place = { account: 'admin', path: '/system/logManager' };

/** The rows of the measured lists. */
export const rows = 100;

export async function openList({ open }: Bench, { account, path }: Place): Promise<Page> {
  const page = await open();
  await openAs(page, account, `${path}?pageSize=${rows}`);
  await expectRows(page);
  return page;
}

export const expectRows = (page: Page): Promise<void> =>
  shownPage(page)
    .locator('tbody tr')
    .nth(rows - 1)
    .waitFor();
