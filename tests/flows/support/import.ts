import { screen, within } from '@testing-library/react';
import { findOnPage, onPage } from './page.ts';
import { renderApp } from './render-app.tsx';
import { baseRecords } from '#tests/support/seed.ts';

const science = '/home/scienceKnowledge';
export const add = `${science}/add`;
export const base = baseRecords.find(({ status }) => status === 'online') ?? { id: '', name: '' };

export const header = 'Main title,轮播标题,所属基地,类型,キーワード,简介,发布时间,发布人,手机号,备注';
export const rowOf = (title: string, { reference = base.name, kind = '野生动物', phone = '13800000000' } = {}) =>
  `${title},轮播,${String(reference)},${kind},"鸟、兽",简介,2026/3/12 9:30,李,${phone},不导入`;

export const dialog = () => within(document.querySelector('[role=dialog]') as HTMLElement);
const input = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]') as HTMLInputElement;
export const cellsOf = () =>
  [...document.querySelectorAll('[role=dialog] tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
export const press = (name: string) =>
  dialog()
    .findByText(name, { selector: 'button *' })
    .then((button) => button.click());

/** Opens the import of a list at its first step. */
export async function openImport(url = science, account: 'editor' | 'admin' = 'editor') {
  const app = await renderApp({ url, account });
  await findOnPage('共60条');
  await app.user.click(onPage().getByLabelText('导入'));
  await screen.findByText('第1步，共4步：选择文件');
  return { ...app, choose: (file: File) => app.user.setup({ applyAccept: false }).upload(input(), file) };
}
