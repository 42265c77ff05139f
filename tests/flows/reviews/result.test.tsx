import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { recordPath } from '#src/domain/routes/location.ts';
import { meanText, pointsFigure, pointsText } from '#src/views/words/number-text.ts';
import { resultOf } from '#src/domain/scoring/result.ts';
import type { ReviewRow } from '#src/domain/scoring/review.ts';
import { criteriaOf } from '#src/domain/scoring/template.ts';
import { fileCollection } from '#mocks/store/collections.ts';
import { contents } from '#tests/corpus/files.ts';
import { catchDownloads } from '#tests/flows/support/downloads.ts';
import { address, fill, findOnPage, findToast, onPage, shownPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { confirmStep, startReviews } from '#tests/flows/support/reviews.ts';
import { filled } from '#tests/mocks/scoring/panel.ts';
import { workbookCells } from '#tests/support/table-cells.ts';

const desk = '/home/baseResourcesScore';
const experts = ['expert', 'expert2', 'expert3', 'expert4', 'expert5'];
const outlier = '安全管理专家岗';

const passButton = () => onPage().getByRole<HTMLButtonElement>('button', { name: '通过' });

/** Five sheets, of which the last has far fewer points. */
async function scored() {
  const bench = startReviews();
  const panel = await bench.appoint(experts);
  for (const [index, share] of [0.92, 0.9, 0.88, 0.86, 0.5].entries())
    await bench.submit(panel, experts[index] ?? '', share);
  return { ...bench, panel };
}

test('W1.11: a flagged sheet needs a decision before the result is passed; a passed result is a snapshot (W1.9)', async () => {
  const { server, panel, review, submit } = await scored();
  const { user } = await renderApp({ url: recordPath(desk, panel.id), account: 'auditor', server });
  await findOnPage(`· 暂不能通过：偏离的评分表须先保留或退回修改：${outlier}。`);
  expect(passButton().disabled).toEqual(true);
  const { template, sheets } = await review(panel.id);
  const { mean } = resultOf(template, sheets ?? []);
  onPage().getByText(meanText(mean ?? 0));

  await user.click(onPage().getByRole('button', { name: `保留：${outlier}` }));
  await confirmStep(user, `保留“${outlier}”的评分表`, '保留', '现场情况属实');
  await findToast(`已保留评分表：${outlier}`);
  await waitFor(() => expect(passButton().disabled).toEqual(false));
  await user.click(passButton());
  await confirmStep(user, `通过“${panel.title}”`, '通过');
  await findToast(`已通过：${panel.title}下一个待审定（3）`);
  await findOnPage(/通过，结果已固定。$/);
  onPage().getByText(/现场情况属实/, { selector: 'td *' });

  await user.click(onPage().getByRole('button', { name: '退回修改：自然教育专家岗' }));
  await confirmStep(user, '退回修改“自然教育专家岗”的评分表', '退回修改', '请核对A组');
  await findToast('已退回修改评分表：自然教育专家岗');
  await findOnPage('通过后有评分表被退回修改。已通过的结果不变，如需采用新的评分，请重新通过。');
  onPage().getByText('已通过的结果');
  expect((await review(panel.id)).passed?.sheets.length).toEqual(5);

  await submit(await review(panel.id), 'expert', 0.9);
  await user.click(onPage().getByRole('button', { name: '刷新' }));
  await waitFor(() =>
    expect(onPage().getByRole<HTMLButtonElement>('button', { name: '重新通过' }).disabled).toEqual(false),
  );
  await user.click(onPage().getByRole('button', { name: '重新通过' }));
  await confirmStep(user, `通过“${panel.title}”`, '重新通过');
  await waitFor(() => expect(onPage().queryByText('已通过的结果')).toBeNull());
});

/** The cells of the desk's row of a review, from the progress on: progress, state, mean and grade. */
async function deskCells(title: string) {
  const link = await waitFor(() => onPage().getByRole('link', { name: title }));
  return [...(link.closest('tr')?.cells ?? [])].slice(5, 9).map(({ textContent }) => textContent);
}

test('A6, B21: desk, page, paper and file show the same mean, grade and veto; a rounded mean has ≈', async () => {
  const files = catchDownloads();
  const bench = startReviews();
  const panel = await bench.appoint(experts);
  const [veto] = panel.template.vetoes;
  // The veto is in the lowest sheet, which does not count towards the mean.
  for (const [index, share] of [0.92, 0.9, 0.88, 0.86, 0.5].entries())
    await bench.submit(panel, experts[index] ?? '', share, index === 4 ? [veto?.code ?? ''] : []);
  const found = `${outlier}认定存在一票否决条件：${veto?.text}`;
  const { user } = await renderApp({
    url: `${desk}?keyword=${encodeURIComponent(panel.title)}&status=toDecide`,
    account: 'auditor',
    server: bench.server,
  });
  expect(await deskCells(panel.title)).toEqual(['5/5', '待审定 · 1分钟前', '88.83', '不合格一票否决']);

  let paper = '';
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => void (paper = shownPage().textContent));
  await user.click(onPage().getByRole('link', { name: panel.title }));
  await findOnPage(found);
  onPage().getByText('待审定 · 1分钟前');
  onPage().getByText(/^评分表于\d{4}-\d\d-\d\d \d\d:\d\d交齐$/);
  onPage().getByText('共5份，去掉最高91和最低50，其余3份平均：266.5÷3≈88.83（四舍五入）');
  const row = onPage()
    .getByRole('button', { name: `查看明细：${outlier}` })
    .closest('tr') as HTMLElement;
  for (const text of ['一票否决', veto?.text ?? '', '最低，不计入平均']) within(row).getByText(text);
  await user.click(onPage().getByRole('button', { name: '打印' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  for (const text of ['平均分88.83', '等级不合格', found]) expect(paper).toContain(text);
  print.mockRestore();

  await user.click(onPage().getByRole('button', { name: '导出结果' }));
  await waitFor(() => expect(files.length).toEqual(1));
  const cells = workbookCells((await files[0]?.bytes()) as ArrayBuffer);
  const valuesOf = (name: string) =>
    cells
      .find(([first]) => first === name)
      ?.filter((cell) => cell !== '')
      .slice(1);
  expect([valuesOf('平均分'), valuesOf('等级'), valuesOf('按评分模板判定为不合格：')]).toEqual([
    ['88.83'],
    ['不合格'],
    [found],
  ]);
});

test('A6: a veto fails the base on the page, in the expert’s row and on the desk; it can only be returned, with a reason', async () => {
  const bench = startReviews();
  const panel = await bench.appoint(['expert', 'expert2', 'expert3']);
  const [veto] = panel.template.vetoes;
  await bench.submit(panel, 'expert', 0.9, [veto?.code ?? '']);
  await bench.submit(panel, 'expert2', 0.9);
  const { user } = await renderApp({ url: recordPath(desk, panel.id), account: 'auditor', server: bench.server });
  await findOnPage('结果未定：已提交2份，至少需要3份。');
  await bench.submit(panel, 'expert3', 0.9);
  await user.click(onPage().getByRole('button', { name: '刷新' }));
  await findOnPage(`自然教育专家岗认定存在一票否决条件：${veto?.text}`);
  onPage().getByText('不合格');
  const [, rowOfExpert] = onPage()
    .getAllByText('自然教育专家岗')
    .map((name) => name.closest('tr'));
  within(rowOfExpert as HTMLElement).getByText('一票否决');
  within(rowOfExpert as HTMLElement).getByText(veto?.text ?? '');
  expect(passButton().disabled).toEqual(true);
  await user.click(onPage().getByRole('button', { name: '退回' }));
  await confirmStep(user, `退回“${panel.title}”`, '退回', '存在否决情形');
  await findToast(`已退回：${panel.title}下一个待审定（3）`);
  await findOnPage('理由：存在否决情形');
  expect((await bench.review(panel.id)).status).toEqual('returned');
  navigate(`${desk}?show=all&keyword=${encodeURIComponent(panel.title)}&status=returned`);
  const link = await waitFor(() => onPage().getByRole('link', { name: panel.title }));
  within(link.closest('tr') as HTMLElement).getByText('不合格');
});

test('the page shows whose turn it is; a decision opens the next review to decide, the oldest first, in the same press', async () => {
  const bench = startReviews();
  const panel = await bench.appoint(['expert', 'expert2', 'expert3']);
  for (const expert of ['expert', 'expert2']) await bench.submit(panel, expert, 0.9);
  const { user } = await renderApp({ url: recordPath(desk, panel.id), account: 'auditor', server: bench.server });
  await findOnPage('评分中 · 等待植物资源专家岗');
  await bench.submit(panel, 'expert3', 0.9);
  await user.click(onPage().getByRole('button', { name: '刷新' }));
  await findOnPage('待审定 · 轮到您');

  await user.click(passButton());
  const dialog = within(await screen.findByRole('dialog', { name: `通过“${panel.title}”` }));
  await user.click(dialog.getByRole('button', { name: '通过并打开下一个（3）' }));
  await findToast(`已通过：${panel.title}`);
  const { list } = await bench.ask<{ list: readonly ReviewRow[] }>('auditor', 'query', {
    pageNum: 1,
    pageSize: 20,
    show: 'decide',
  });
  await waitFor(() => expect(address()).toBe(recordPath(desk, list[0]?.id ?? '')));
  await waitFor(() => onPage().getByRole('heading', { level: 1, name: list[0]?.title ?? '' }));
  const waits = list.map(({ completeTime }) => completeTime ?? '');
  expect(waits).toEqual(waits.toSorted((one, other) => one.localeCompare(other)));

  // Back on the passed one, the bar leads on, too.
  navigate(recordPath(desk, panel.id));
  const onward = await waitFor(() => onPage().getByRole('link', { name: '下一个待审定（3）' }));
  expect(onward.getAttribute('href')).toBe(recordPath(desk, list[0]?.id ?? ''));
});

test('a passed application goes online in one press, beside the next review to decide', async () => {
  const bench = startReviews();
  const subject = { path: '/home/baseResourcesApplication', id: 'SQ005' } as const;
  const accounts = ['expert', 'expert2', 'expert3'];
  const panel = await bench.appoint(accounts, subject);
  for (const account of accounts) await bench.submit(panel, account, 0.9);
  const { user } = await renderApp({ url: recordPath(desk, panel.id), account: 'auditor', server: bench.server });
  await findOnPage('待审定 · 轮到您');
  await user.click(passButton());
  await confirmStep(user, `通过“${panel.title}”`, '通过');
  await findOnPage('已通过 · 等待上线');
  const onward = onPage().getByRole('link', { name: /^下一个待审定/ });
  const goOnline = onPage().getByRole('button', { name: '上线' });
  expect(goOnline.previousElementSibling).toBe(onward);
  await user.click(goOnline);
  await findToast(`已上线：${panel.title}`);
  expect(bench.server.callsOf(`${subject.path}/line`).map(({ body }) => body)).toEqual([{ id: subject.id }]);
  await waitFor(() => expect(onPage().queryByRole('button', { name: '上线' })).toBeNull());
  expect(await bench.review(panel.id)).toMatchObject({ status: 'passed', subjectStatus: 'online' });
  navigate(`/home/baseResources?keyword=${encodeURIComponent(panel.title)}`);
  await waitFor(() => onPage().getByRole('link', { name: panel.title }));
});

test('markup in comments, reasons and decisions is shown as typed text, on the page and on paper', async () => {
  const markup = '<img src=x onerror="window.__xss=1"><b>差</b>';
  const { server, panel, ask } = await scored();
  const { template } = panel;
  const sheet = filled(template, 0.9);
  const marks = Object.fromEntries(
    Object.entries(sheet.marks).map(([code, mark]) => [code, { ...mark, comment: markup }]),
  );
  await ask('auditor', 'reopen', { id: panel.id, account: 'expert', reason: markup });
  await ask('expert', 'sheet/submit', { id: panel.id, version: 3, ...sheet, marks });
  await ask('auditor', 'keep', { id: panel.id, account: 'expert5', reason: markup });
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  const { user } = await renderApp({ url: recordPath(desk, panel.id), account: 'auditor', server });
  await user.click(await waitFor(() => onPage().getByRole('button', { name: '查看明细：自然教育专家岗' })));
  const comments = within(onPage().getByRole('table', { name: '自然教育专家岗的评分表' })).getAllByText(markup);
  expect(comments.length).toBe(criteriaOf(template).length);
  // The reasons of the reopened sheet and of the kept one.
  expect(onPage().getAllByText(`理由：${markup}`).length).toBe(2);
  onPage().getByText((text) => text.startsWith(`已保留：${markup}`));
  await user.click(onPage().getByRole('button', { name: '打印自然教育专家岗的评分表' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.querySelector('.paper')?.textContent).toContain(markup);
  expect([document.querySelector('[src=x]'), (globalThis as { __xss?: number }).__xss]).toEqual([null, undefined]);
  print.mockRestore();
});

test('a refused step keeps its dialog with the typed text, and the review is reloaded', async () => {
  const { server, panel, ask } = await scored();
  const { user } = await renderApp({ url: recordPath(desk, panel.id), account: 'auditor', server });
  await user.click(await waitFor(() => onPage().getByRole('button', { name: '退回' })));
  const dialog = within(await screen.findByRole('dialog', { name: `退回“${panel.title}”` }));
  await fill(user, dialog.getByLabelText(/^理由/), '材料不全');
  await ask('auditor', 'return', { id: panel.id, reason: '先到先得' });
  await user.click(dialog.getByRole('button', { name: '退回' }));
  await findToast('评审已结束');
  await findOnPage('理由：先到先得');
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^理由/).value).toEqual('材料不全');
});

test('W1.12: the page leads from the mean to every point, and the file has the same numbers', async () => {
  const files = catchDownloads();
  const { server, panel, review } = await scored();
  const { user } = await renderApp({ url: recordPath(desk, panel.id), account: 'auditor', server });
  await user.click(await waitFor(() => onPage().getByRole('button', { name: '查看明细：自然教育专家岗' })));
  const { template, sheets } = await review(panel.id);
  const { mean, sheets: totals } = resultOf(template, sheets ?? []);
  const detail = onPage().getByRole('table', { name: '自然教育专家岗的评分表' });
  const rows = [...detail.querySelectorAll(':scope > tbody > tr')].filter((row) => row.children.length === 3);
  expect(rows.map((row) => row.children[1]?.textContent)).toEqual(
    template.groups
      .flatMap(({ criteria }) => criteria)
      .map(({ code, max }) => {
        const own = sheets?.find(({ id }) => id === 'expert')?.marks[code]?.points ?? 0;
        return `${pointsFigure(own)}/${pointsText(max)}`;
      }),
  );

  await user.click(onPage().getByRole('button', { name: '导出结果' }));
  await waitFor(() => expect(files.length).toEqual(1));
  const [file] = files;
  const cells = workbookCells((await file?.bytes()) as ArrayBuffer);
  const total = template.groups.length + 1;
  expect(cells.find(([name]) => name === '自然教育专家岗')?.[total]).toEqual(
    String(totals.find(({ id }) => id === 'expert')?.total),
  );
  expect(cells.find(([name]) => name === '平均分')?.[total]).toEqual(String(mean));
});

test('a document as evidence is a tile with name and size, which downloads the original file and opens nothing', async () => {
  const { server, appoint, ask } = startReviews();
  const { id, template } = await appoint(['expert', 'expert2', 'expert3']);
  const file = {
    id: 'F1',
    name: '核查记录.pdf',
    type: 'application/pdf',
    by: 'expert',
    time: '',
    published: false,
  } as const;
  const content = btoa(String.fromCharCode(...contents.pdf));
  await server.store.transaction((tx) => tx.put(fileCollection, { ...file, size: contents.pdf.length, content }));
  const [first] = template.groups.flatMap(({ criteria }) => criteria);
  const sheet = filled(template, 0.8);
  const mark = sheet.marks[first?.code ?? ''] ?? { points: 0, comment: '' };
  const marks = { ...sheet.marks, [first?.code ?? '']: { ...mark, files: ['F1'] } };
  await ask('expert', 'sheet/submit', { id, version: 1, ...sheet, marks });
  const saved = catchDownloads();

  const { user } = await renderApp({ url: recordPath(desk, id), account: 'auditor', server });
  await user.click(await waitFor(() => onPage().getByRole('button', { name: '查看明细：自然教育专家岗' })));
  const link = await waitFor(() =>
    onPage().getByRole<HTMLAnchorElement>('link', { name: `${first?.name}：佐证材料1：下载核查记录.pdf（1 kB）` }),
  );
  await waitFor(() => expect(link.href).toMatch(/^blob:/));
  expect([link.textContent, link.target, link.download]).toEqual(['核查记录.pdf1 kB', '', '核查记录.pdf']);
  // The page neither draws nor embeds it, and has no button to enlarge it.
  const table = onPage().getByRole('table', { name: '自然教育专家岗的评分表' });
  expect(table.querySelector('img, iframe, embed, object, button')).toBeNull();
  link.click();
  expect(saved.map(({ name, type }) => [name, type])).toEqual([['核查记录.pdf', 'application/octet-stream']]);
  expect(new Uint8Array((await saved[0]?.bytes()) ?? new ArrayBuffer())).toEqual(contents.pdf);

  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  await user.click(onPage().getByRole('button', { name: '打印自然教育专家岗的评分表' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.querySelector('.paper dl')?.textContent).toMatch(/佐证材料1份$/);
  print.mockRestore();
});

test('a picture as evidence is shown next to its criterion, and can be enlarged', async () => {
  const { server, appoint, ask } = startReviews();
  const { id, template } = await appoint(['expert', 'expert2', 'expert3']);
  const file = { id: 'F1', name: '现场.png', type: 'image/png', by: 'expert', time: '', published: false } as const;
  await server.store.transaction((tx) => tx.put(fileCollection, { ...file, size: 8, content: 'iVBORw0KGgo=' }));
  const [first, second] = template.groups.flatMap(({ criteria }) => criteria);
  const content = filled(template, 0.8);
  const mark = content.marks[second?.code ?? ''] ?? { points: 0, comment: '' };
  await ask('expert', 'sheet/submit', {
    id,
    version: 1,
    ...content,
    marks: { ...content.marks, [second?.code ?? '']: { ...mark, files: ['F1'] } },
  });

  const { user } = await renderApp({ url: recordPath(desk, id), account: 'auditor', server });
  await user.click(await waitFor(() => onPage().getByRole('button', { name: '查看明细：自然教育专家岗' })));
  const detail = within(await waitFor(() => onPage().getByRole('table', { name: '自然教育专家岗的评分表' })));
  const rowOf = (name = '') => within(detail.getByText(name).closest('tr') as HTMLElement);
  const picture = `${second?.name}：佐证材料1`;
  await waitFor(() => rowOf(second?.name).getByRole('img', { name: picture }));
  expect(rowOf(first?.name).queryByRole('img')).toBeNull();
  await user.click(rowOf(second?.name).getByRole('button', { name: `放大查看${picture}` }));
  within(await screen.findByRole('dialog', { name: picture })).getByRole('img', { name: picture });
});
