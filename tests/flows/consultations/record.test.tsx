import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { recordPath } from '#src/domain/routes/location.ts';
import { consultationCollection } from '#mocks/store/collections.ts';
import { hostileHtml } from '#tests/corpus/hostile-html.ts';
import {
  actAs,
  book,
  firstOf,
  noteField,
  queried,
  replyField,
  storedOf,
  type,
} from '#tests/flows/support/consultations.ts';
import {
  address,
  chooseOnTab,
  dialogs,
  fill,
  findOnPage,
  findToast,
  logIn,
  onPage,
  shownPage,
  tabBar,
  watermark,
} from '#tests/flows/support/page.ts';
import { onPaper } from '#tests/flows/support/paper.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { startServer } from '#tests/flows/support/server.ts';

/** Opens the first consultation that a query finds. */
async function openedBy(query: object) {
  const server = startServer();
  const row = await firstOf(server, query);
  const app = await renderApp({ url: recordPath(book, row.id), account: 'service', server });
  await findOnPage('往来记录');
  return { ...app, row };
}

const talk = () => [...shownPage().querySelectorAll<HTMLElement>('[data-kind]')];
const texts = () => talk().map((message) => message.querySelector('p')?.textContent);
const button = (name: string) => onPage().getByRole<HTMLButtonElement>('button', { name });

test('the record that was asked about is beside the answer for those who may open it: state, facts, all texts on request', async () => {
  const server = startServer();
  const rows = await queried(server, {});
  const row = rows.find(({ about }) => about?.path === '/home/baseResources');
  if (!row?.about) throw new Error('no such consultation');
  const { about } = row;
  const url = recordPath(book, row.id);
  const { user, stop } = await renderApp({ url, account: 'admin', server });
  const part = within(await waitFor(() => onPage().getByRole('region', { name: '咨询对象' })));
  await waitFor(() => part.getByText('官方网站'));
  expect(part.getByRole('link', { name: '打开' }).getAttribute('href')).toEqual(recordPath(about.path, about.id));
  part.getByText(about.title);
  part.getByText('已上架');
  expect(part.queryByText('摘要')).toEqual(null);
  await user.click(part.getByRole('button', { name: '查看全部内容' }));
  part.getByText('摘要');
  stop();

  // Those who may not open bases only read which one it is, and nothing is fetched.
  server.calls.length = 0;
  await renderApp({ url, account: 'service', server });
  await findOnPage('往来记录');
  onPage().getByText(`咨询对象 基地：${about.title}`);
  expect([onPage().queryByRole('region', { name: '咨询对象' }), server.callsOf(`${about.path}/get`)]).toEqual([
    null,
    [],
  ]);
});

describe('a consultation is answered', () => {
  test('W3.8 no kind of message is preselected; the button names the recipient; reply, note and question are labelled', async () => {
    const { user, server, row } = await openedBy({ due: 'overdue' });
    expect({
      chosen: onPage()
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked),
      send: onPage().queryByRole('button', { name: /^(发送给咨询人|保存为内部备注)$/ }),
      field: onPage().queryByRole('textbox'),
    }).toEqual({ chosen: [false, false], send: null, field: null });

    type(await noteField(user), '已电话联系，等基地回话。');
    expect(onPage().queryByRole('button', { name: '发送给咨询人' })).toEqual(null);
    await user.click(button('保存为内部备注'));
    await findToast(`已保存内部备注：${row.title}`);
    await findOnPage('已电话联系，等基地回话。');
    type(await replyField(user), '您好！可以改到下一期。');
    await user.click(button('发送给咨询人'));
    await findToast(`已发送给咨询人：${row.title}下一条咨询`);
    await findOnPage('您好！可以改到下一期。');
    await findOnPage('已答复，不再计时');
    const sent = talk().slice(-2);
    expect(sent.map((message) => [message.dataset['kind'], message.querySelector('strong')?.textContent])).toEqual([
      ['note', '内部备注，咨询人看不到'],
      ['reply', '答复咨询人'],
    ]);
    expect((await storedOf(server, row.id)).status).toEqual('answered');
  });

  test('W3.11 W3.12 of two simultaneous replies the second is refused, shows the first as new, and keeps its text', async () => {
    const { user, server, row } = await openedBy({ due: 'overdue' });
    type(await replyField(user), '我的答复');
    await actAs(server, 'service2', row.id, 'reply', { text: '我先答了' });
    await user.click(button('发送给咨询人'));
    await findOnPage('没有发送：这条咨询已有变化');
    const answered = talk().at(-1);
    expect({
      theirs: texts().at(-1),
      isNew: answered?.textContent.includes('新'),
      mine: onPage().getByLabelText<HTMLTextAreaElement>(/^答复内容/).value,
      sent: server.callsOf(`${book}/reply`).length,
    }).toEqual({ theirs: '我先答了', isNew: true, mine: '我的答复', sent: 1 });
    expect(document.activeElement?.textContent).toContain('咨询服务二岗已答复咨询人。');

    await user.click(button('发送给咨询人'));
    await findToast(`已发送给咨询人：${row.title}下一条咨询`);
    await waitFor(() => expect(texts().slice(-2)).toEqual(['我先答了', '我的答复']));
    expect((await storedOf(server, row.id)).messages.slice(-2).map(({ by }) => by)).toEqual(['service2', 'service']);
  });

  test('W3.12 a typed reply survives a change of owner, and is offered after a reload', async () => {
    const { user, server, row, reopen } = await openedBy({ owner: 'service2', status: 'inProgress' });
    type(await replyField(user), '还没写完');
    await user.click(button('接手'));
    await findToast(`已由您处理：${row.title}`);
    expect(onPage().getByLabelText<HTMLTextAreaElement>(/^答复内容/).value).toEqual('还没写完');
    await reopen();
    await user.click(await findOnPage('恢复草稿'));
    await waitFor(() => expect(onPage().getByLabelText<HTMLTextAreaElement>(/^答复内容/).value).toEqual('还没写完'));
    expect({ owner: (await storedOf(server, row.id)).owner, sent: server.callsOf(`${book}/reply`) }).toEqual({
      owner: 'service',
      sent: [],
    });
  });

  test('W3.12 each record keeps its own typed reply across other records, filters, a closed tab and the end of the session', async () => {
    const server = startServer();
    const rows = await queried(server, { due: 'overdue' });
    const [first] = rows;
    const second = rows.find(({ title }) => title !== first?.title);
    const recordOf = (row: typeof first) => recordPath(book, row?.id ?? '');
    const { user, reload, reopen } = await renderApp({ url: recordOf(first), account: 'service', server });
    const reply = () => onPage().getByLabelText<HTMLTextAreaElement>(/^答复内容/);
    type(await replyField(user), '给第一位的答复');
    navigate(recordOf(second));
    await waitFor(() => onPage().getByRole('heading', { level: 1, name: second?.title ?? '' }));
    type(await replyField(user), '给第二位的答复');
    navigate(`${book}?status=answered`);
    await findOnPage(/^共\d+条$/);
    navigate(recordOf(first));
    await waitFor(() => expect(reply().value).toEqual('给第一位的答复'));

    // Both tabs are closed, and the typed texts are saved as drafts.
    await chooseOnTab(user, '首页', '关闭其他');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '存为草稿' }));
    await waitFor(() => expect(tabBar()).toEqual(['首页']));
    for (const [row, text] of [
      [first, '给第一位的答复'],
      [second, '给第二位的答复'],
    ] as const) {
      navigate(recordOf(row));
      await user.click(await findOnPage('恢复草稿'));
      await waitFor(() => expect(reply().value).toEqual(text));
    }

    await server.faults.add({ kind: 'expire', path: `${book}/reply` });
    await user.click(button('发送给咨询人'));
    await user.click(await screen.findByText('重新登录'));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    const again = await reopen();
    await logIn(again.user, 'service');
    await again.user.click(await findOnPage('恢复草稿'));
    await waitFor(() => expect(reply().value).toEqual('给第二位的答复'));
    expect((await storedOf(server, second?.id ?? '')).messages.every(({ kind }) => kind !== 'reply')).toEqual(true);
  });

  test('W3.12 a failed send leaves the text on its record; sending again repeats the same write', async () => {
    const { user, server, row } = await openedBy({ due: 'overdue' });
    await server.faults.add({ kind: 'network', path: `${book}/reply`, times: 1 });
    type(await replyField(user), '您好！');
    await user.click(button('发送给咨询人'));
    await findToast('无法连接服务器');
    expect(onPage().getByLabelText<HTMLTextAreaElement>(/^答复内容/).value).toEqual('您好！');
    await user.click(button('发送给咨询人'));
    await findToast(`已发送给咨询人：${row.title}下一条咨询`);
    const [first, second] = server.callsOf(`${book}/reply`);
    expect(second?.idempotencyKey).toEqual(first?.idempotencyKey);
  });

  test('W3.9 W3.10 a template is inserted at the cursor; unfilled placeholders are named and block sending', async () => {
    const server = startServer();
    const rows = await queried(server, { due: 'overdue' });
    const row = rows.find(({ about }) => about?.path === '/home/baseResources');
    const { user } = await renderApp({ url: recordPath(book, row?.id ?? ''), account: 'service', server });
    await findOnPage('往来记录');
    const field = await replyField(user);
    type(field, '开头结尾');
    field.setSelectionRange(0, 2);
    await user.click(button('插入模板'));
    await user.click(await screen.findByText('补充信息', { selector: '[role=menuitem] *' }));
    await waitFor(() => expect(field.value).not.toEqual('开头结尾'));
    expect(field.value).toEqual(
      `开头{{咨询人}}，您好！为准确答复您关于“${row?.title}”的咨询，请补充：{{需要补充的内容}}。结尾`,
    );
    expect([...shownPage().querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['{{需要补充的内容}}']);

    await user.click(button('发送给咨询人'));
    await findOnPage('还有空白处未填写，不能发送');
    await user.click(button('需要补充的内容（1处）'));
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toEqual('{{需要补充的内容}}');
    expect(server.callsOf(`${book}/reply`)).toEqual([]);
    type(field, field.value.replace('{{需要补充的内容}}', '人数'));
    await user.click(button('发送给咨询人'));
    await findToast(/^已发送给咨询人/);
  });

  test('from the list on, a reply by a template takes four acts, names the visitor unrevealed and offers the next one', async () => {
    const server = startServer();
    const rows = await queried(server);
    const place = rows.findIndex(({ about, status }) => about?.path === '/home/baseResources' && status === 'new');
    const [row, next] = rows.slice(place);
    if (!row?.about || !next) throw new Error('no such consultation');
    const { user } = await renderApp({ url: `${book}?pageSize=100`, account: 'service', server });
    await waitFor(() => expect(shownPage().textContent).toContain(row.question));
    const links = onPage().getAllByRole('link', { name: row.title });
    const link = links.find((one) => one.getAttribute('href') === recordPath(book, row.id)) as HTMLElement;

    let acts = 0;
    const press = async (target: HTMLElement) => {
      acts += 1;
      await user.click(target);
    };
    await press(link);
    await press(await waitFor(() => button('插入模板')));
    await press(await screen.findByText('投诉致歉', { selector: '[role=menuitem] *' }));
    const field = await waitFor(() => onPage().getByLabelText<HTMLTextAreaElement>(/^答复内容/));
    await waitFor(() => expect(document.activeElement).toEqual(field));
    await findOnPage('“咨询人”在发送时由系统填写姓名。');
    await press(button('发送给咨询人'));
    await findToast(`已发送给咨询人：${row.title}下一条咨询`);
    expect(acts).toEqual(4);
    await findOnPage(
      `${row.name}，您好！对给您带来的不便深表歉意。您反映的“${row.title}”已转${row.about.title}整改，整改情况将另行告知。`,
    );
    expect(server.callsOf(`${book}/reveal`)).toEqual([]);
    const onward = screen.getAllByRole('link', { name: '下一条咨询' }).find((one) => !shownPage().contains(one));
    await user.click(onward as HTMLElement);
    await waitFor(() => expect(address()).toEqual(recordPath(book, next.id)));
  });

  test('a press on the recipient moves on to the text; the arrow keys stay on the choice', async () => {
    const { user } = await openedBy({ due: 'overdue' });
    const field = await replyField(user);
    await waitFor(() => expect(document.activeElement).toEqual(field));
    const choice = onPage().getByRole('radio', { name: /^答复咨询人/ });
    choice.focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => onPage().getByLabelText(/^备注内容/));
    expect(document.activeElement).toEqual(onPage().getByRole('radio', { name: /^内部备注/ }));
  });

  test('fault D2: hostile texts remain text; an empty or overlong one is not sent', async () => {
    const { user, server } = await openedBy({ due: 'overdue' });
    const [hostile = ''] = hostileHtml;
    const field = await noteField(user);
    await user.click(button('保存为内部备注'));
    await findOnPage('请输入内容');
    type(field, '长'.repeat(5001));
    await findOnPage('内容过长，最多5000个字');
    await user.click(button('保存为内部备注'));
    expect(server.callsOf(`${book}/note`)).toEqual([]);
    type(field, hostile);
    await user.click(button('保存为内部备注'));
    await waitFor(() => expect(texts().at(-1)).toEqual(hostile));
    expect(shownPage().querySelectorAll('[data-kind] script, [data-kind] img').length).toEqual(0);
  });
});

test('a new overdue consultation names its lateness once, in red; its state is not red', async () => {
  const { row } = await openedBy({ due: 'overdue', status: 'new' });
  const badges = [...shownPage().querySelectorAll<HTMLElement>('[data-tone]')];
  expect({
    badges: badges.map(({ textContent, dataset }) => [textContent, dataset['tone']]),
    late: onPage().getAllByText(new RegExp(`逾期${row.lateDays}个工作日`)).length,
    periods: onPage().queryByRole('region', { name: '办理周期' }),
  }).toEqual({
    badges: [
      ['待处理', 'held'],
      [`逾期${row.lateDays}个工作日`, 'bad'],
    ],
    late: 1,
    periods: null,
  });
});

test('on a phone the acts besides the primary one are in one menu: the reply is sent from it, and the next one opens', async () => {
  const unanswered = window.matchMedia;
  const asked = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      media === '(max-width: 600px)' ? Object.assign(unanswered(media), { matches: true }) : unanswered(media),
    );
  onTestFinished(() => asked.mockRestore());
  const { user, server, row } = await openedBy({ due: 'overdue', status: 'inProgress', owner: 'service' });
  const bar = () => within(button('更多操作').parentElement as HTMLElement);
  expect(
    bar()
      .getAllByRole('button')
      .map((act) => act.getAttribute('aria-label') ?? act.textContent),
  ).toEqual(['更多操作', '答复咨询人']);
  type(await replyField(user), '您好！可以改到下一期。');
  await user.click(button('更多操作'));
  await user.click(await screen.findByText('发送并处理下一条', { selector: '[role=menuitem] *' }));
  await waitFor(async () => expect((await storedOf(server, row.id)).status).toEqual('answered'));
  await waitFor(() => expect(address()).not.toEqual(recordPath(book, row.id)));
});

test('a consultation on paper has title, facts with the due day, messages, history and lines to sign', async () => {
  const { server, row } = await openedBy({ due: 'overdue', status: 'inProgress' });
  const paper = await onPaper();
  const textsOf = (selector: string) => [...paper.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const { messages } = await storedOf(server, row.id);
  expect({
    title: document.title,
    heading: textsOf('h1'),
    facts: textsOf(':scope > dl:first-of-type > div'),
    parts: textsOf('h2'),
    messages: textsOf('[data-kind] p'),
    signatures: textsOf(':scope > section:last-of-type dt'),
    clear: paper.textContent.includes((await storedOf(server, row.id)).phone),
  }).toEqual({
    title: `${row.title}　咨询办理单`,
    heading: [`${row.title}　咨询办理单`],
    facts: [
      `咨询人${row.name}`,
      `咨询对象${
        row.about
          ? onPage()
              .getByText(/^咨询对象 /)
              .textContent.slice(5)
          : '未指定'
      }`,
      `受理日期${row.receivedTime.slice(0, 16)}`,
      `答复期限${row.due} · 逾期${row.lateDays}个工作日`,
      '状态处理中',
      `负责人${row.owner?.name}`,
    ],
    parts: ['往来记录', '办理记录'],
    messages: messages.map(({ text }) => text),
    signatures: ['经办人签字', '日期'],
    clear: false,
  });
});

describe('a consultation passes through its states', () => {
  test('W3.6 W3.7 after a reply is sent back with a reason, a second period begins; the first one’s lateness stays shown', async () => {
    const { user, server, row } = await openedBy({ due: 'overdue' });
    const late = `逾期${row.lateDays}个工作日`;
    await actAs(server, 'service2', row.id, 'reply', { text: '答复' });
    await user.click(button('刷新'));
    await findOnPage('这条咨询有变化');
    await user.click(button('退回处理'));
    const dialog = within(await screen.findByRole('dialog', { name: '退回处理' }));
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: '退回处理' });
    expect(confirm.disabled).toEqual(true);
    await fill(user, dialog.getByLabelText(/^退回原因/), '答复不完整');
    await user.click(confirm);
    await findToast(`已退回处理：${row.title}`);
    await waitFor(() => expect(dialogs()).toEqual([]));
    const periods = onPage().getByRole('region', { name: '办理周期' });
    expect(within(periods).getAllByText(/^第\d次$/)).toHaveLength(2);
    expect(within(periods).getByText(late)).toBeTruthy();
    await findOnPage('原因：答复不完整');
    expect(onPage().getAllByText(late).length).toBeGreaterThan(1);
  });

  test('W3.7 a reply on a free day after the due day is overdue by zero working days', async () => {
    const server = startServer();
    const { id } = await firstOf(server, { status: 'answered' });
    const { periods, ...row } = await storedOf(server, id);
    const [period] = periods;
    if (!period) throw new Error('it has no period');
    const onSaturday = { answeredTime: '2026-06-06 09:00:00', lateDays: 0 };
    await server.store.transaction((tx) =>
      tx.put(consultationCollection, {
        ...row,
        periods: [{ ...period, ...onSaturday, dueDay: { ...period.dueDay, due: '2026-06-05' } }],
      }),
    );
    await renderApp({ url: recordPath(book, id), account: 'service', server });
    await findOnPage('往来记录');
    const part = within(onPage().getByRole('region', { name: '办理周期' }));
    expect([part.queryByText('已逾期'), part.queryByText('按时')]).toEqual([expect.any(HTMLElement), null]);
  });

  test('it is assigned to another person, and closed after it is answered', async () => {
    const { user, server, row } = await openedBy({ owner: 'service', status: 'inProgress' });
    await user.click(button('转交'));
    const dialog = within(await screen.findByRole('dialog', { name: '转交咨询' }));
    await user.selectOptions(dialog.getByLabelText(/^负责人/), 'service2');
    await user.click(dialog.getByRole('button', { name: '转交' }));
    await findToast(`已转交：${row.title}`);
    await findOnPage('负责人 咨询服务二岗');
    expect((await storedOf(server, row.id)).owner).toEqual('service2');
    await actAs(server, 'service2', row.id, 'reply', { text: '答复' });
    await user.click(button('刷新'));
    await user.click(await waitFor(() => button('关闭咨询')));
    await findToast(`已关闭：${row.title}`);
    await findOnPage('已关闭的咨询不能答复，请先退回处理。');
  });

  test('W3.4 the due day is explained: received, counted, worked weekend and skipped days, with reasons', async () => {
    const server = startServer();
    const closed = await queried(server, { status: 'closed' });
    const rows = await Promise.all(closed.map(({ id }) => storedOf(server, id)));
    const found = rows.find(({ periods }) => {
      const last = periods.at(-1)?.dueDay;
      return last?.worked.length && last.skipped.some(({ why }) => why === 'holiday');
    });
    const dueDay = found?.periods.at(-1)?.dueDay;
    await renderApp({ url: recordPath(book, found?.id ?? ''), account: 'service', server });
    const part = within(await waitFor(() => onPage().getByRole('region', { name: '答复期限' })));
    const lines = part.getAllByRole('listitem').map((line) => line.textContent);
    const worked = dueDay?.worked[0];
    const holiday = dueDay?.skipped.find(({ why }) => why === 'holiday');
    expect({
      count: lines.length,
      worked: lines.find((line) => line.includes(worked?.day ?? '?')),
      holiday: lines.find((line) => line.includes(holiday?.day ?? '?')),
      counted: part.getByText(new RegExp(`^计入${dueDay?.counted.length}个工作日`)).textContent,
    }).toEqual({
      count: (dueDay?.counted.length ?? 0) + (dueDay?.skipped.length ?? 0),
      worked: expect.stringContaining(`${worked?.name}调休上班`),
      holiday: expect.stringContaining(`节假日 · ${holiday?.name}`),
      counted: `计入${dueDay?.counted.length}个工作日 · 跳过${dueDay?.skipped.length}天`,
    });
  });
});

describe('around the record', () => {
  test('W3.14 contact details are masked until a logged reveal, and again after the record is left', async () => {
    const { user, server, row } = await openedBy({ due: 'overdue' });
    const { name, phone } = await storedOf(server, row.id);
    expect(onPage().queryByText(phone)).toEqual(null);
    await user.click(button('查看联系方式'));
    await findOnPage(phone);
    await findOnPage(name);
    expect(watermark()).toMatch(/ service\n…$/);
    await user.click(onPage().getByRole('link', { name: '返回列表' }));
    await waitFor(() => expect(address()).toEqual(book));
    await user.click(await waitFor(() => onPage().getAllByRole('link', { name: row.title })[0] as HTMLElement));
    await waitFor(() => button('查看联系方式'));
    expect([onPage().queryByText(phone), watermark()]).toEqual([null, null]);
    const { events } = await storedOf(server, row.id);
    expect(events.at(-1)).toEqual({
      time: expect.any(String),
      by: 'service',
      what: 'revealed',
      about: null,
      reason: null,
    });
  });

  test('J and K lead to the neighbours in the list as it was left, and type letters in a field', async () => {
    const server = startServer();
    const [first, second, third] = await queried(server);
    const { user } = await renderApp({ url: book, account: 'service', server });
    await user.click(
      await waitFor(() => onPage().getAllByRole('link', { name: first?.title ?? '' })[0] as HTMLElement),
    );
    await waitFor(() => onPage().getByRole('link', { name: '下一条咨询' }));
    await user.keyboard('j');
    await waitFor(() => expect(address()).toEqual(recordPath(book, second?.id ?? '')));
    await waitFor(() => onPage().getByRole('link', { name: '下一条咨询' }));
    await user.keyboard('j');
    await waitFor(() => expect(address()).toEqual(recordPath(book, third?.id ?? '')));
    await waitFor(() => onPage().getByRole('link', { name: '上一条咨询' }));
    await user.keyboard('k');
    await waitFor(() => expect(address()).toEqual(recordPath(book, second?.id ?? '')));
    const field = await noteField(user);
    await user.click(field);
    await user.keyboard('jk');
    expect({ value: field.value, at: address() }).toEqual({ value: 'jk', at: recordPath(book, second?.id ?? '') });
  });

  test('“send and next” opens the next consultation of the list', async () => {
    const server = startServer();
    const [first, second] = await queried(server);
    const { user } = await renderApp({ url: recordPath(book, first?.id ?? ''), account: 'service', server });
    type(await replyField(user), '您好！');
    await user.click(await waitFor(() => button('发送并处理下一条')));
    await waitFor(() => expect(address()).toEqual(recordPath(book, second?.id ?? '')));
  });

  test('a consultation that does not exist is reported', async () => {
    await renderApp({ url: `${book}/99999`, account: 'service' });
    await findOnPage('咨询不存在或已被删除');
  });
});
