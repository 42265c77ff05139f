import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Tool } from '#src/tools/tool.ts';
import { ToolHost } from '#src/tools/tool-host.tsx';

const tool = (id: string, key: string): Tool => ({
  id,
  name: { zh: id, en: id, es: id, ja: id },
  key,
  load: () => Promise.resolve({ default: () => null }),
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
  await user.click(screen.getByRole('button', { name: 'Tools for testing and development' }));
  const press = (key: string) => fireEvent.keyDown(window, { key, code: key, ctrlKey: true });
  const keys = () => screen.getAllByRole('button', { name: /^Open / }).map((one) => one.getAttribute('aria-label'));
  await user.click(screen.getByRole('button', { name: 'Change the key: Inspector' }));
  press('F10');
  expect(screen.getByText('This key opens Panel. Try another')).toBeTruthy();
  expect(keys()).toEqual(['Open Panel (Ctrl+F10)', 'Open Inspector (Ctrl+F9)']);
  press('F7');
  expect(keys()).toEqual(['Open Panel (Ctrl+F10)', 'Open Inspector (Ctrl+F7)']);
});
