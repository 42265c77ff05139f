import { expect, test } from 'vitest';
import { demoPassword } from '#mocks/shared/accounts.ts';
import { DemoAccounts } from '#mocks/ui/demo-accounts.tsx';
import { drawAll } from '#src/app/composition/drawings.tsx';
import { languages } from '#src/i18n/languages.ts';
import en from '#src/i18n/en/auth.ts';
import enCommon from '#src/i18n/en/common.ts';
import es from '#src/i18n/es/auth.ts';
import esCommon from '#src/i18n/es/common.ts';
import ja from '#src/i18n/ja/auth.ts';
import jaCommon from '#src/i18n/ja/common.ts';
import zh from '#src/i18n/zh/auth.ts';
import zhCommon from '#src/i18n/zh/common.ts';

const auth = { zh, en, es, ja };
const common = { zh: zhCommon, en: enCommon, es: esCommon, ja: jaCommon };

test('login page and frame can be drawn in every language without a document (decision 050)', async () => {
  const drawings = await drawAll(null);
  expect(drawings.map(({ what, language }) => `${what} ${language}`)).toEqual(
    languages.flatMap((language) => [`login ${language}`, `frame ${language}`]),
  );
  for (const { what, language, html } of drawings) {
    const words =
      what === 'login'
        ? ['login.account', 'login.password', 'login.code', 'login.submit'].map((key) => auth[language][key as never])
        : ['app.short', 'perm.waiting', 'waiting.hint', 'nav.logout'].map((key) => common[language][key as never]);
    for (const word of words) expect(html).toContain(`>${String(word)}<`);
    expect(html).not.toMatch(/<script| value="(?!zh|en|es|ja)/);
  }
});

test('the list of demo accounts is part of the login page of a mock build', async () => {
  const drawings = await drawAll(DemoAccounts);
  const bodies = drawings.filter(({ what }) => what === 'login').map(({ html }) => html);
  expect(bodies).toHaveLength(languages.length);
  for (const body of bodies) {
    expect(body).toContain('>nobody<');
    expect(body).not.toContain(demoPassword);
  }
});
