import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cookies } from '#tests/flows/support/cookies.ts';
import { address } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

test.each([undefined, 'editor'])(
  'fault B7: the sign-in helper page ignores its address and all messages (%s)',
  async (account) => {
    const url = '/auth-redirect?token=evil&redirect=//evil.example#access_token=evil';
    const { server, user } = await renderApp({ url, ...(account && { account }) });
    const link = await screen.findByRole('link');
    const kept = () => [cookies.all(), Object.entries(sessionStorage), Object.entries(localStorage)];
    const before = kept();
    for (const data of [{ token: 'evil', redirect: '//evil.example' }, 'close', { type: 'logout.requested' }]) {
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example', source: window }));
    }
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(kept()).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('evil');
    expect([address(), link.getAttribute('href')]).toEqual([url, '/login']);
    expect(JSON.stringify(server.calls)).not.toContain('evil');
  },
);
