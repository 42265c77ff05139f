import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Tool } from '#src/tools/tool.ts';
import { ToolHost } from '#src/tools/tool-host.tsx';

const tool = (id: string, key: string): Tool => ({
  id,
  name: { zh: id, en: id },
  key,
  load: () => Promise.resolve({ default: () => null }),
});

test.for([
  ['zh-CN', '测试与开发工具'],
  ['en', 'Testing and development tools'],
  ['es', 'Testing and development tools'],
  ['ja', 'Testing and development tools'],
] as const)('a page in %s shows the tools in Chinese or English', ([lang, name]) => {
  vi.spyOn(document.documentElement, 'lang', 'get').mockReturnValue(lang);
  render(<ToolHost host={document.createElement('div')} tools={[]} />);
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe(name);
});

test('W6.1: a key that is already used for a tool is refused, with a message that names the tool', async () => {
  vi.spyOn(document.documentElement, 'lang', 'get').mockReturnValue('en');
  const host = document.createElement('div');
  render(
    <MantineProvider>
      <ToolHost host={host} tools={[tool('Panel', 'Ctrl+F10'), tool('Inspector', 'Ctrl+F9')]} />
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Testing and development tools' }));
  const press = (key: string) => fireEvent.keyDown(window, { key, code: key, ctrlKey: true });
  const keys = () => screen.getAllByRole('button', { name: /^Open / }).map((one) => one.getAttribute('aria-label'));
  await user.click(screen.getByRole('button', { name: 'Change shortcut: Inspector' }));
  press('F10');
  expect(screen.getByText('This shortcut opens Panel. Try another')).toBeTruthy();
  expect(keys()).toEqual(['Open Panel (Ctrl+F10)', 'Open Inspector (Ctrl+F9)']);
  press('F7');
  expect(keys()).toEqual(['Open Panel (Ctrl+F10)', 'Open Inspector (Ctrl+F7)']);
});
