import { afterAll, expect, test } from 'vitest';
import { setupMock } from '#mocks/node.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { expired } from './client.ts';

const { server } = setupMock();
afterAll(() => server.close());

test('fetch in Node reaches the back-end, on any host and base path', async () => {
  const response = await fetch('http://app.test/some/base/backApi/sys/auth/menu', { method: 'POST' });
  const body: unknown = await response.json();
  expect({ status: response.status, body }).toEqual(expired);
});

test.each(['http://app.test/data.csv', 'http://app.test/backApi'])(
  'nothing else leaves the process: %s',
  async (url) => {
    expectConsole('error', /mock: intercepted a request without a matching request handler/);
    const { status, statusText } = await fetch(url);
    expect([status, statusText]).toEqual([500, 'Unhandled Exception']);
  },
);
