import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { demoAccounts } from '#mocks/shared/accounts.ts';
import { DemoAccounts } from '#mocks/ui/demo-accounts.tsx';

const wordsIn = (language: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <DemoAccounts language={language} onChoose={() => {}} />
    </MantineProvider>,
  )
    .replaceAll(/<style.*?<\/style>/gs, '')
    .split(/<[^>]+>/)
    .filter((text) => text.trim() !== '');

test.each([
  ['zh', '演示账号（点击填写）'],
  ['en', 'Demo accounts (click to fill in)'],
  ['es-MX', 'Cuentas de demostración (clic para rellenar)'],
  ['ja', 'デモアカウント（クリックで入力）'],
  ['fr', 'Demo accounts (click to fill in)'],
  ['', 'Demo accounts (click to fill in)'],
])('the list is in "%s": a title, then each account with its purpose', (language, title) => {
  const [first, ...rest] = wordsIn(language);
  expect(first).toBe(title);
  expect(rest.filter((_, index) => index % 2 === 0)).toEqual(demoAccounts.map(({ account }) => account));
  expect(rest).toHaveLength(2 * demoAccounts.length);
});
