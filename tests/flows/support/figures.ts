import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import type { Figures } from '#src/domain/figures/figures.ts';
import { onPage, shownPage } from './page.ts';
import { callAs } from './review.ts';
import type { TestServer } from './server.ts';

/** The figures that the server returns for a page of statistics. */
export const countedBy = (server: TestServer, name: string, query: Partial<FigureQuery> = {}): Promise<Figures> =>
  callAs<Figures>(server, 'admin', `/statistics/${name}/query`, {
    period: 'all',
    from: '',
    to: '',
    compare: 'none',
    filters: {},
    ...query,
  });

/** The table of a breakdown, once it is shown. */
export const tableOf = (title: string): Promise<HTMLTableElement> =>
  waitFor(() => onPage().getByRole<HTMLTableElement>('table', { name: `${title}：数据表` }));

/** The text of each row of a table, including the heading and the sum. */
export const textsIn = (table: HTMLTableElement): string[][] =>
  [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent));

/** The names of all links to lists on the page. */
export const linksToLists = (): string[] =>
  [...shownPage().querySelectorAll('a[aria-label$="打开列表"]')].map((link) => link.getAttribute('aria-label') ?? '');

export async function exportAs(user: UserEvent, format: 'Excel表格（XLSX）' | 'CSV文件') {
  await user.click(onPage().getByText('导出', { selector: 'button *' }));
  await user.click(await screen.findByText(format, { selector: '[role=menuitem] *' }));
}

/** Gives charts a size so that they are drawn, because jsdom has no layout. */
export const layOutCharts = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function sizeOf(this: Element) {
    const isBox = this.classList.contains('recharts-responsive-container');
    return DOMRect.fromRect(isBox ? { width: 600, height: 260 } : {});
  });
