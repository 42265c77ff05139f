import { test as base } from './test.ts';
import { type Nginx, startNginx, whyNoNginx } from './nginx.ts';

export { expect } from './test.ts';

/** The servers of the production build: `npm run serve`, and nginx as in an office, with the same back-end behind both. */
export const hosts = ['serve', 'nginx'] as const;

/** Like the base of every browser test, with pages from `host`. */
export const test = base.extend<{ host: (typeof hosts)[number] }, { nginx: Nginx | null }>({
  host: ['serve', { option: true }],

  nginx: [
    async ({ server }, provide) => {
      const nginx = server && (await startNginx(server.dist, server.url));
      await provide(nginx);
      await nginx?.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ host, nginx, server }, provide) => {
    test.skip(host === 'nginx' && !nginx, whyNoNginx);
    await provide(host === 'nginx' ? nginx?.url : server?.url);
  },
});
