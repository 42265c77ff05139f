import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { recordPath } from '#src/domain/routes/location.ts';
import { maxFileBytes } from '#src/domain/files/uploadable.ts';
import { paperPath, scoringPathOf } from '#src/domain/scoring/kinds.ts';
import type { Review } from '#src/domain/scoring/review.ts';
import type { Language } from '#src/i18n/languages.ts';
import { contents } from '#tests/corpus/files.ts';
import { address, dialogs, fill, findOnPage, findToast, onPage, shownPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { storedSheet, writeAs } from '#tests/flows/support/review.ts';
import { startReviews } from '#tests/flows/support/reviews.ts';
import { filled } from '#tests/mocks/scoring/panel.ts';

const desk = '/home/baseResourcesScore';
const enterPath = `${desk}/sheet/enter`;
const whose = 'expert2';
const name = '森林康养专家岗';

/** A panel of three, of which the first has submitted. */
async function given() {
  const bench = startReviews();
  const panel = await bench.appoint(['expert', whose, 'expert3']);
  await bench.submit(panel, 'expert', 0.9);
  return { ...bench, panel };
}

const criteriaIn = ({ template }: Review) => template.groups.flatMap(({ criteria }) => criteria);

const findField = (criterion: string) =>
  waitFor(() => onPage().getByLabelText<HTMLInputElement>(new RegExp(`^${criterion}：得分`)));

/** Types the points of a whole sheet: at 80 % no criterion needs a comment. */
async function typeAll(user: UserEvent, panel: Review) {
  for (const { name: criterion, max } of criteriaIn(panel))
    await fill(user, await findField(criterion), String(Math.round(max * 0.8 * 2) / 2));
}

async function attach(user: UserEvent) {
  const chooser = await waitFor(() => shownPage().querySelector<HTMLInputElement>('input[type=file]'));
  await user.upload(chooser as HTMLInputElement, new File([contents.png], '扫描.png', { type: 'image/png' }));
  await waitFor(() => onPage().getByRole('button', { name: '移除扫描件1' }));
}

async function confirm(user: UserEvent, title: string) {
  await user.click(onPage().getByRole('button', { name: '提交录入' }));
  const dialog = within(await screen.findByRole('dialog', { name: `录入${name}的纸质评分表` }));
  dialog.getByText(new RegExp(`^请核对：这是${name}对“${title}”的评分。`));
  dialog.getByText('附扫描件1份。');
  await user.click(dialog.getByRole('button', { name: '确认录入' }));
}

test('W1.14: the chair enters a sheet from paper with a required scan and the expert’s name; it is marked and locked everywhere', async () => {
  const { server, panel } = await given();
  const { user } = await renderApp({ url: recordPath(desk, panel.id), account: 'auditor', server });
  await user.click(await waitFor(() => onPage().getByRole('link', { name: `录入纸质评分表：${name}` })));
  await waitFor(() => expect(address()).toEqual(paperPath(panel.id, whose)));
  await findOnPage(`${name}的纸质评分表`);

  await user.click(onPage().getByRole('button', { name: '提交录入' }));
  const list = await waitFor(() => onPage().getByText(/^还有\d+处需要补充，才能提交$/));
  within(list.closest('[role=alert]') as HTMLElement).getByText('缺少纸质评分表的扫描件');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-path')).toEqual(`${panel.id}.scans.files`));
  await attach(user);
  await typeAll(user, panel);
  await findOnPage('已填写的内容保存在本机，提交时一并发送。');
  expect(server.callsOf(enterPath)).toEqual([]);
  await confirm(user, panel.title);
  await findToast(`已录入${name}的纸质评分表`);
  const mark = /^由.+于.+代录（纸质评分表）$/;
  // In the sheet’s header, and next to the submitted version.
  await waitFor(() => expect(onPage().getAllByText(mark).length).toBe(2));
  expect({
    sheet: await storedSheet(server, panel.id, whose),
    fields: shownPage().querySelectorAll('[data-points]').length,
    dialogs: dialogs(),
  }).toMatchObject({
    sheet: { status: 'submitted', entered: { by: 'auditor', scans: ['F1'] } },
    fields: 0,
    dialogs: [],
  });

  // The page of the review shows the mark, the paper and the event.
  await user.click(onPage().getByRole('link', { name: '返回评审' }));
  await waitFor(() => expect(address()).toEqual(recordPath(desk, panel.id)));
  await findOnPage(mark);
  await user.click(onPage().getByRole('button', { name: `查看明细：${name}` }));
  await user.click(await waitFor(() => onPage().getByRole('button', { name: '放大查看扫描件1' })));
  await user.click(within(await screen.findByRole('dialog', { name: '扫描件1' })).getByRole('button'));
  // jsdom has no printer.
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  await user.click(onPage().getByRole('button', { name: `打印${name}的评分表` }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.querySelector('.paper')?.textContent).toMatch(/纸质表录入由.+于.+代录（纸质评分表）/);
  print.mockRestore();
  onPage().getByText(`录入纸质评分表：${name}`);
  // Only experts who have not submitted have the link.
  expect(
    onPage()
      .queryAllByRole('link', { name: /^录入纸质评分表：/ })
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual([expect.stringMatching(/植物资源专家岗$/)]);
});

test('W1.14: the scans are beside the fields: page by page, zoomed and turned by buttons and keys, a document as a file', async () => {
  const { server, panel } = await given();
  const { user } = await renderApp({ url: paperPath(panel.id, whose), account: 'auditor', server });
  const pane = () => within(onPage().getByRole('complementary', { name: '纸质评分表扫描件' }));
  await waitFor(() => pane().getByText('添加扫描件后，在此对照录入。'));
  await attach(user);
  const viewer = await waitFor(() => pane().getByRole('group', { name: '扫描件1' }));
  await waitFor(() => pane().getByRole('img', { name: '扫描件1' }));
  const view = () => {
    const turning = pane().getByRole('img').parentElement;
    return [turning?.parentElement?.style.width, turning?.style.rotate];
  };
  expect(view()).toEqual(['100%', '0deg']);
  await user.click(pane().getByRole('button', { name: '放大' }));
  await user.click(pane().getByRole('button', { name: '旋转' }));
  expect(view()).toEqual(['125%', '90deg']);
  await user.keyboard('++-r');
  pane().getByText('150%');
  expect(view()).toEqual(['150%', '180deg']);
  await user.click(pane().getByRole('button', { name: '适合宽度' }));
  expect(view()).toEqual(['100%', '180deg']);

  const chooser = shownPage().querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await user.upload(chooser, new File([contents.pdf], '扫描.pdf', { type: 'application/pdf' }));
  await waitFor(() => pane().getByText('第1/2份'));
  within(viewer).getByRole('button', { name: '下一份' }).focus();
  await user.keyboard('{PageDown}');
  await waitFor(() => pane().getByRole('link', { name: /扫描\.pdf/ }));
  expect(pane().queryByRole('img')).toEqual(null);
  await user.keyboard('{PageUp}');
  await waitFor(() => pane().getByRole('img', { name: '扫描件1' }));

  // The keys of the scans do nothing in the fields.
  const [first] = criteriaIn(panel);
  await user.type(await findField(first?.name ?? ''), '-');
  pane().getByText('100%');
});

test('W1.14: the expert finds the entered sheet locked, with the mark and the scan', async () => {
  const { server, panel, ask } = await given();
  const { user } = await renderApp({ url: paperPath(panel.id, whose), account: 'auditor', server });
  await attach(user);
  await ask('auditor', 'sheet/enter', {
    id: panel.id,
    account: whose,
    version: 1,
    ...filled(panel.template, 0.8),
    scans: ['F1'],
  });
  await renderApp({ url: `${scoringPathOf(panel.kind)}?review=${panel.id}`, account: whose, server });
  await findOnPage(/^已于.*提交，评分表已锁定。$/);
  expect(onPage().getAllByText(/^由.+代录（纸质评分表）$/).length).toBe(2);
  await waitFor(() => onPage().getByRole('button', { name: '放大查看扫描件1' }));
  expect(shownPage().querySelectorAll('[data-points]').length).toBe(0);
});

test('W1.14: a scan may be a document; a file with a false type is refused with a reason (fault D13)', async () => {
  const { server, panel } = await given();
  const { user } = await renderApp({ url: paperPath(panel.id, whose), account: 'auditor', server });
  const chooser = await waitFor(() => {
    const found = shownPage().querySelector<HTMLInputElement>('input[type=file]');
    expect(found).not.toBeNull();
    return found as HTMLInputElement;
  });
  const choose = (fileName: string, content: Uint8Array<ArrayBuffer>, type: string) =>
    user.upload(chooser, new File([content], fileName, { type }));
  const kinds = '仅支持JPEG、PNG、WebP、GIF图片和PDF文档，文件名也须以对应的扩展名结尾';
  const second = '文件名中间还有网页或程序的扩展名，例如html或com，请改名后再上传';
  const inside = '文件内容与扩展名不符，或文件不完整，请重新导出后再上传';
  for (const [fileName, content, type, words] of [
    ['a.exe', contents.pdf, 'application/pdf', kinds],
    ['a.html.pdf', contents.pdf, 'application/pdf', second],
    ['a.jpg', contents.pdf, 'image/jpeg', inside],
    ['b.pdf', contents.html, 'application/pdf', inside],
    ['c.pdf', contents.pdfWithPage, 'application/pdf', inside],
    ['d.pdf', new Uint8Array(), 'application/pdf', '文件内容为空'],
    ['e.pdf', new Uint8Array(maxFileBytes + 1), 'application/pdf', '文件不能超过5MB'],
  ] as const) {
    await choose(fileName, content, type);
    await findOnPage(`未能上传：${fileName}`);
    await findOnPage(words);
  }
  expect(server.callsOf('/sys/file/upload')).toEqual([]);
  await choose('扫描.pdf', contents.pdf, 'application/pdf');
  // Among the scans, and beside the fields.
  await waitFor(() => expect(onPage().getAllByRole('link', { name: '扫描件1：下载扫描.pdf（1 kB）' })).toHaveLength(2));
  expect(onPage().queryByRole('img', { name: '扫描件1' })).toBeNull();
  onPage().getByRole('button', { name: '移除扫描件1' });
});

test('W1.14: the draft of an entry survives a reload, with its scan', async () => {
  const { server, panel } = await given();
  const { user, reopen } = await renderApp({ url: paperPath(panel.id, whose), account: 'auditor', server });
  await attach(user);
  const [first] = criteriaIn(panel);
  await fill(user, await findField(first?.name ?? ''), '1');
  await reopen();
  await findOnPage(/^已恢复本机保存的内容/);
  expect((await findField(first?.name ?? '')).value).toBe('1');
  onPage().getByRole('button', { name: '移除扫描件1' });
});

test('W1.14: an entry is refused if the expert has submitted meanwhile, and the expert’s sheet is shown', async () => {
  const { server, panel, submit } = await given();
  const { user } = await renderApp({ url: paperPath(panel.id, whose), account: 'auditor', server });
  await attach(user);
  await typeAll(user, panel);
  await submit(panel, whose, 0.7);
  await confirm(user, panel.title);
  await findToast(new RegExp(`^${name}已于.+自行提交评分表$`));
  await findOnPage(new RegExp(`^${name}已于.+自行提交，评分表已锁定。$`));
  await findOnPage('尚未保存的内容保存在本机。');
  expect((await storedSheet(server, panel.id, whose))?.entered).toBeNull();
});

test('W1.14: if the expert has begun meanwhile, the entry shows their progress but no content, and can be sent again', async () => {
  const { server, panel } = await given();
  const { user } = await renderApp({ url: paperPath(panel.id, whose), account: 'auditor', server });
  await attach(user);
  await typeAll(user, panel);
  const [first] = criteriaIn(panel);
  const one = { marks: { [first?.code ?? '']: { points: 0.5, comment: '只给自己看', files: [] } }, vetoes: [] };
  await writeAs(server, whose, panel.id, one);
  await confirm(user, panel.title);
  await findOnPage(/^.+的评分表刚有变动：本人已评1\/\d+项，请核对后再提交$/);
  await findOnPage(new RegExp(`^${name}本人已在线评1/\\d+项，录入后以纸质评分表为准`));
  expect(shownPage().textContent).not.toContain('只给自己看');
  await confirm(user, panel.title);
  await findToast(`已录入${name}的纸质评分表`);
});

test('W1.14: an expert of the panel has no link to the entry, and the address is refused too', async () => {
  const { server, panel } = await given();
  await renderApp({ url: recordPath(desk, panel.id), account: 'expert', server });
  await findOnPage('3位专家，已提交1份');
  expect(onPage().queryByRole('link', { name: /^录入纸质评分表/ })).toBeNull();
  navigate(paperPath(panel.id, whose));
  await findOnPage(/^录入纸质评分表需要“.+-编辑”权限。$/);
  expect(server.callsOf(`${desk}/sheet/paper`)).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', `Paper sheet of ${name}`, 'Submit entry'],
  ['es', `Hoja en papel de ${name}`, 'Enviar hoja'],
  ['ja', `${name}の紙の採点表`, '入力を提出'],
])('W1.14: the page is translated into %s', async (language, title, action) => {
  const { server, panel } = await given();
  await renderApp({ url: paperPath(panel.id, whose), account: 'auditor', server, language });
  await findOnPage(title);
  onPage().getByRole('button', { name: action });
});
