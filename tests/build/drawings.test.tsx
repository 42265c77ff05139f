import { expect, test } from 'vitest';
import { demoPassword } from '#mocks/shared/accounts.ts';
import { DemoAccounts } from '#mocks/ui/demo-accounts.tsx';
import { drawAll } from '#src/app/composition/drawings.tsx';
import { languages } from '#src/i18n/languages.ts';
import { fetchBundle } from '#src/i18n/text-files.ts';

const shownKeys = {
  login: ['login.account', 'login.password', 'login.code', 'login.submit'],
  frame: ['app.short', 'waiting.hint', 'nav.logout'],
};

test('login page and frame can be drawn in every language without a document (decision 050)', async () => {
  const drawings = await drawAll(null);
  expect(drawings.map(({ what, language }) => `${what} ${language}`)).toEqual(
    languages.flatMap((language) => [`login ${language}`, `frame ${language}`]),
  );
  for (const { what, language, html } of drawings) {
    const texts = await fetchBundle(language, what === 'login' ? 'auth' : 'common');
    for (const key of shownKeys[what]) expect(html).toContain(`>${texts[key]}<`);
    // Grey lines stand for the entries of the menu.
    expect(/<aside.*<\/span><\/div><div class="[^"]*lines[^"]*"><\/div><\/aside>/.test(html)).toBe(what === 'frame');
    expect(html).not.toMatch(new RegExp(`<script| value="(?!${languages.join('|')})`));
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
