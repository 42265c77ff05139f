import { spawn } from 'node:child_process';
import { type HttpMock, startHttp } from '#mocks/http.ts';
import { test as base } from './test.ts';
import { testStart } from '#tests/support/test-start.ts';

export { expect } from './test.ts';

/** The paths that the real server answers. */
export const realPaths = ['/sys', '/home/scienceKnowledge'];

/** Like the base of every browser test, with a mock build that leaves `realPaths` to a second server with data of its own. */
export const test = base.extend<{ real: HttpMock }>({
  real: async ({}, provide) => {
    const real = await startHttp({ dist: 'dist-mock', acceptMasterCode: true, start: testStart });
    await provide(real);
    await real.close();
  },

  baseURL: async ({ real }, provide) => {
    const { url, close } = await startPreview(['--real', real.url, '--only', realPaths.join(',')]);
    await provide(url);
    await close();
  },
});

/** Runs `npm run preview` with these arguments on a free port. */
async function startPreview(args: readonly string[]): Promise<{ url: string; close: () => Promise<void> }> {
  const command = ['scripts/start/start.ts', 'preview', '--port', '0', ...args];
  const preview = spawn(process.execPath, command, {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => void preview.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (text: string) => {
      output += text;
      const [, address] = /Local: +(\S+)\/\n/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    preview.stdout.setEncoding('utf8').on('data', read);
    preview.stderr.setEncoding('utf8').on('data', read);
    preview.once('error', reject).once('exit', () => reject(new Error(`the preview does not start:\n${output}`)));
  });
  return {
    url,
    close: async () => {
      preview.kill();
      await ended;
    },
  };
}
