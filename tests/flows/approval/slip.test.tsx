import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onPage } from '#tests/flows/support/page.ts';
import { approvals, decideAs, draftServer, openAs, saveAs } from './desk.ts';

const textsOf = (element: ParentNode, selector: string) =>
  [...element.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, '…'),
  );

test('the review slip names the version, who wrote it since the last approval, who reviewed it, and every decision with its reason', async () => {
  const server = await draftServer();
  await server.commands.approvals(approvals);
  await decideAs(server, 'publicity', 'sendBack', 0, '图片不合适');
  await saveAs(server, 'education', '银杉的家');
  await decideAs(server, 'publicity', 'approve', 0);
  await decideAs(server, 'admin', 'override', 1, '审核人出差');
  const app = await openAs('editor', server);
  const print = vi.spyOn(globalThis, 'print').mockReturnValue(undefined);
  await app.user.click(onPage().getByRole('button', { name: '打印审查单' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const paper = document.querySelector('body > .paper') as HTMLElement;
  expect({
    file: document.title,
    title: textsOf(paper, 'h1'),
    facts: textsOf(paper, ':scope > dl > div'),
    parts: textsOf(paper, 'h2'),
    rows: [...paper.querySelectorAll('tbody tr')].map((row) => textsOf(row, 'td')),
    signatures: textsOf(paper, 'section dt'),
  }).toEqual({
    file: '银杉的家　审查单',
    title: ['审查单'],
    facts: ['标题银杉的家', '类型科普知识', '版本4', '审核结果特批通过', '特批通过平台管理员 · … · 审核人出差'],
    parts: ['作者', '各级审核', '审核经过'],
    rows: [
      ['科普宣传科', '…'],
      ['自然教育科', '…'],
      ['1', '内容编辑', '科普宣传科值班', '…', '已通过'],
      ['2', '系统管理员', '', '', '未审核'],
      ['…', '科普宣传科值班', '3', '审核退回', '图片不合适'],
      ['…', '科普宣传科值班', '4', '审核第1级通过', ''],
      ['…', '平台管理员', '4', '特批', '审核人出差'],
    ],
    signatures: ['内容编辑', '系统管理员', '日期'],
  });
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('body > .paper')).toBeNull();
  print.mockRestore();
});
