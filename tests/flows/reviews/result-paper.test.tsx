import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordPath } from '#src/domain/routes/location.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { onPage } from '#tests/flows/support/page.ts';
import { onPaper } from '#tests/flows/support/paper.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { dueDay, startReviews } from '#tests/flows/support/reviews.ts';

const textsOf = (element: ParentNode, selector: string) =>
  [...element.querySelectorAll(selector)].map((one) => one.textContent);

async function printedReview() {
  const bench = startReviews();
  const panel = await bench.appoint(['expert', 'expert2', 'expert3', 'expert4', 'expert5']);
  const shares = { expert: 0.92, expert2: 0.9, expert3: 0.88, expert4: 0.86 };
  for (const [account, share] of Object.entries(shares)) await bench.submit(panel, account, share);
  const app = await renderApp({ url: recordPath(scorePath, panel.id), account: 'auditor', server: bench.server });
  await waitFor(() => onPage().getByRole('button', { name: '打印' }));
  return { panel, ...app };
}

test('A3: a result on paper has title, facts, tables with heads, a chart of the width of the page, and a line to sign per expert', async () => {
  const { panel } = await printedReview();
  const name = `${panel.title}　评分结果`;
  const title = document.title;
  const paper = await onPaper();
  await waitFor(() => expect(paper.querySelector('.recharts-wrapper')).not.toBeNull());
  expect({
    title: document.title,
    heading: textsOf(paper, 'h1'),
    facts: textsOf(paper, ':scope > dl:first-of-type > div'),
    parts: textsOf(paper, 'h2'),
    heads: [...paper.querySelectorAll('table')].map((table) => textsOf(table, 'thead th').length),
    signatures: textsOf(paper, ':scope > section:has(> dl) dt').slice(-6),
    charts: [...paper.querySelectorAll('.recharts-wrapper > svg')].map((chart) => chart.getAttribute('width')),
  }).toEqual({
    title: name,
    heading: [name],
    facts: [
      `基地${panel.title}`,
      '类型林草科普基地',
      `地区${panel.area}`,
      '评审状态评分中',
      `截止日期${dueDay}`,
      `评分模板${panel.template.name} · 第${panel.template.number}版`,
    ],
    parts: ['评审组', '评分结果', '评审专家签字', '评分结果 · 各评分指标的分差'],
    heads: [3, panel.template.groups.length + 3, 5],
    signatures: ['自然教育专家岗', '森林康养专家岗', '植物资源专家岗', '生态旅游专家岗', '评审组长签字', '日期'],
    charts: ['680'],
  });
  act(() => void dispatchEvent(new Event('afterprint')));
  expect([document.querySelector('body > .paper'), document.title]).toEqual([null, title]);
});

test('a review that awaits its decision says so on paper, as on the page', async () => {
  const bench = startReviews();
  const panel = await bench.appoint(['expert', 'expert2', 'expert3']);
  for (const account of ['expert', 'expert2', 'expert3']) await bench.submit(panel, account, 0.9);
  await renderApp({ url: recordPath(scorePath, panel.id), account: 'auditor', server: bench.server });
  await waitFor(() => onPage().getByRole('button', { name: '打印' }));
  expect(textsOf(await onPaper(), ':scope > dl:first-of-type > div')).toContain('评审状态待审定');
});

test('A3: the details of opened sheets follow the result; a sheet is printed alone', async () => {
  const { user, panel } = await printedReview();
  await user.click(onPage().getByRole('button', { name: '查看明细：自然教育专家岗' }));
  const paper = await onPaper();
  expect(textsOf(paper, 'h2').at(-1)).toBe('自然教育专家岗的评分表');
  act(() => void dispatchEvent(new Event('afterprint')));

  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => void dispatchEvent(new Event('beforeprint')));
  await user.click(onPage().getByRole('button', { name: '打印自然教育专家岗的评分表' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect([textsOf(document, 'body > .paper > h1'), document.title]).toEqual([
    [panel.template.name],
    `${panel.title}　${panel.id}-expert`,
  ]);
  print.mockRestore();
});
