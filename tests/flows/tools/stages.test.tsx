import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend.ts';
import { setCurrentBackend } from '#mocks/current.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { Stages } from '#mocks/ui/panel/stages.tsx';
import { panelTexts } from '#mocks/ui/panel/texts.ts';

const news = '/home/informationCenter';
const science = '/home/scienceKnowledge';
const stages = () => screen.getAllByRole<HTMLInputElement>('combobox', { name: /^第\d级的角色$/ });
const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '内容类型' });
const apply = () => screen.getByRole('button', { name: '应用并重新加载' });

test('the panel sets the stages of a type, keeps those of the others, and reloads the page', async () => {
  const backend = createBackend({ store: createMemoryStore(), approvals: { [news]: ['评审组长'] } });
  setCurrentBackend(backend, null);
  const user = userEvent.setup({ delay: null });
  const reload = vi.fn<() => void>();
  const { unmount } = render(<Stages texts={panelTexts.zh} onApplied={reload} />);
  await waitFor(() => screen.getByRole('option', { name: '资讯中心 · 评审组长' }));
  await user.selectOptions(type(), science);
  await user.type(stages()[0] as Element, ' 值班主任');
  await user.type(stages()[1] as Element, '内容编辑');
  await user.click(apply());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(await backend.commands.approvals()).toEqual({ [news]: ['评审组长'], [science]: ['值班主任', '内容编辑'] });
  unmount();

  render(<Stages texts={panelTexts.zh} onApplied={reload} />);
  await waitFor(() => screen.getByRole('option', { name: '科普知识 · 值班主任 · 内容编辑' }));
  await user.selectOptions(type(), news);
  expect(stages().map(({ value }) => value)).toEqual(['评审组长', '']);
  await user.clear(stages()[0] as Element);
  await user.click(apply());
  await waitFor(async () =>
    expect(await backend.commands.approvals()).toEqual({ [science]: ['值班主任', '内容编辑'] }),
  );
});

test('a name that no role can have is refused with the reason', async () => {
  setCurrentBackend(createBackend({ store: createMemoryStore() }), null);
  const user = userEvent.setup({ delay: null });
  const reload = vi.fn<() => void>();
  render(<Stages texts={panelTexts.zh} onApplied={reload} />);
  await user.type(stages()[0] as Element, '很长的角色名称'.repeat(8));
  await user.click(apply());
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(reload).not.toHaveBeenCalled();
});
