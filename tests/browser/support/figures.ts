import { expect, type Locator, type Page } from '@playwright/test';
import { shownPage } from './app.ts';

/** A breakdown of a page of statistics: its chart and its table. */
export const part = (page: Page, title: string): Locator =>
  shownPage(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const tableOf = (page: Page, title: string): Locator => page.getByRole('table', { name: `${title}：数据表` });

/** Waits until the charts of the page are drawn. */
export const expectCharts = (page: Page, count: number) =>
  expect(shownPage(page).locator('section .recharts-wrapper > svg')).toHaveCount(count);
