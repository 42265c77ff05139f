import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { type HttpMock, startHttp } from '#mocks/http.ts';
import { createCaller } from '#scripts/contract/calls/caller.ts';
import { signIn } from '#scripts/contract/calls/sign-in.ts';
import { operationAt } from '#scripts/contract/calls/world.ts';
import { checkServer } from '#scripts/contract/check/check.ts';
import { flows } from '#scripts/contract/check/flows.ts';
import { readerOf } from '#scripts/contract/check/persons.ts';
import { agrees, linesOf } from '#scripts/contract/check/report.ts';
import { operations } from '#scripts/contract/table/operations.ts';
import { expectConsole } from '#tests/setup/console.ts';

let mock: HttpMock;

beforeAll(async () => {
  mock = await startHttp({ dist: 'docs', acceptMasterCode: true });
});

beforeEach(() => mock.backend.reset());

afterAll(() => mock.close());

const person = (userName: string) => ({ userName, password: demoPassword, readCaptcha: async () => masterCode });

const check = (write: boolean) =>
  checkServer({
    send: fetch,
    base: `${mock.url}/backApi`,
    persons: [person('admin'), person('expert')],
    write,
    // A check without writes tries reads.
    only: ({ endpoint }) => (endpoint.kind === 'write') === write,
  });

/** The two calls of a session, which are writes that every check makes. */
const session = new Set(['sysAuthLogin', 'sysAuthLogout']);

/** The number of records of the kind that a check writes. */
async function totals(): Promise<Record<string, number>> {
  const caller = createCaller(fetch, `${mock.url}/backApi`);
  const { token } = await signIn(caller, person('admin'), new Set());
  const { world } = await readerOf(caller, 'admin', token, 2026);
  const found: Record<string, number> = {};
  for (const { add } of flows) {
    const path = `${operationAt(add).place}/query`;
    const data = await world.data<unknown[] | { total: number }>(path, { pageNum: 1, pageSize: 1 });
    found[path] = Array.isArray(data) ? data.length : data.total;
  }
  return found;
}

describe('npm run contract:check on the mock over HTTP', () => {
  test('every read and every refusal matches; nothing is written', async () => {
    expectConsole('error', /nothing answers POST \/contract\/unknownPath/);
    const report = await check(false);
    expect(linesOf(report, operations).filter((line) => line.startsWith('✗'))).toEqual([]);
    expect(
      report.tried.filter(({ operation: { id, endpoint } }) => endpoint.kind === 'write' && !session.has(id)),
    ).toEqual([]);
    const reads = operations.filter(({ endpoint }) => endpoint.kind === 'read');
    const tried = new Set(
      report.tried.flatMap(({ operation, tried: what }) => (what === 'answer' ? [operation.id] : [])),
    );
    expect(reads.filter(({ id }) => !tried.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('with --write, its own records are created, refused, changed and deleted; none remains', async () => {
    expectConsole('error', /nothing answers POST \/contract\/unknownPath/);
    const before = await totals();
    const report = await check(true);
    expect(linesOf(report, operations).filter((line) => line.startsWith('✗'))).toEqual([]);
    expect(agrees(report)).toBe(true);
    expect(await totals()).toEqual(before);
    const written = report.tried.filter(
      ({ operation: { id, endpoint } }) => endpoint.kind === 'write' && !session.has(id),
    );
    const what = new Set(written.map(({ tried }) => tried));
    expect([...what].toSorted()).toEqual([
      'answer',
      'bad request',
      'missing right',
      'older version',
      'same key',
      'same name',
      'wrong token',
    ]);
    const answered = new Set(written.filter(({ tried }) => tried === 'answer').map(({ operation }) => operation.verb));
    expect([...answered].toSorted()).toEqual([
      'add',
      'addByParam',
      'del',
      'enable',
      'reset',
      'reveal',
      'unlock',
      'update',
      'updown',
    ]);
  });
});

describe('the command', () => {
  const options = ['--user', 'admin', '--other', 'expert', '--captcha', masterCode];

  /** Runs it as QA does; returns its output and exit code. */
  async function run(...given: (string | Record<string, string>)[]): Promise<{ code: number; printed: string }> {
    const args = given.filter((one) => typeof one === 'string');
    const passwords = { CONTRACT_PASSWORD: demoPassword, CONTRACT_OTHER_PASSWORD: demoPassword };
    const env = Object.assign({ ...process.env, ...passwords }, ...given.filter((one) => typeof one !== 'string'));
    const command = ['scripts/contract/check-server.ts', `${mock.url}/backApi`, ...args];
    return promisify(execFile)(process.execPath, command, { env }).then(
      ({ stdout, stderr }) => ({ code: 0, printed: stdout + stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        printed: stdout + stderr,
      }),
    );
  }

  test('a server that keeps the contract gives exit code 0, and lists untried operations with the reason', async () => {
    expectConsole('error', /nothing answers POST \/contract\/unknownPath/);
    const { code, printed } = await run(...options, '--only', '/board/');
    expect(printed).toContain('they agree with the contract');
    expect(code).toBe(0);
  });

  test('a server that answers in HTML gives exit code 1, and lists the operations', async () => {
    expectConsole('error', /nothing answers POST \/contract\/unknownPath/);
    await mock.backend.faults.add({ kind: 'body', path: '/board/dashboard/query', body: '<html>Sorry</html>' });
    const { code, printed } = await run(...options, '--only', '/board/');
    expect(printed).toContain(
      '✗ POST /board/dashboard/query (assumed): application/json expected, text/html came (HTTP 200)',
    );
    expect(code).toBe(1);
  });

  test('a failed login prints the message of the server and no password', async () => {
    const { code, printed } = await run('--user', 'admin', '--captcha', 'wrong');
    expect(printed).toBe('admin could not log in: HTTP 200, 验证码错误\n');
    expect(code).toBe(1);
  });

  test('an unknown adapter gives exit code 1 and the list of names', async () => {
    const { code, printed } = await run(...options, '--provider', 'ruoyi');
    expect(printed).toBe('no adapter has the name ruoyi; the names: ruoyi-like\n');
    expect(code).toBe(1);
  });

  test('a given token is used without login and logout', async () => {
    expectConsole('error', /nothing answers POST \/contract\/unknownPath/);
    const token = await mock.backend.commands.signIn('admin');
    const { code, printed } = await run({ CONTRACT_TOKEN: token }, '--user', 'admin', '--only', '/board/');
    expect(printed).toContain('1 of them tried with a valid request');
    expect(printed).not.toContain(token);
    expect(code).toBe(0);
    const caller = createCaller(fetch, `${mock.url}/backApi`);
    const account = await caller.call(operationAt('/sys/auth/getUserInfo').endpoint, undefined, { token });
    expect(account.json).toMatchObject({ rCode: 200, resultData: { account: 'admin' } });
  });

  test('it prints its usage without an address or an account', async () => {
    const { code, printed } = await run();
    expect(printed).toContain('npm run contract:check -- <base URL>');
    expect(code).toBe(2);
  });
});
