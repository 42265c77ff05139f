import { object } from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { read, write } from '#src/api/endpoints/endpoint.ts';
import { timeoutMilliseconds } from '#src/api/http.ts';
import { type Answer, createClient, json, noAnswer, silence, text, fakeServer } from './fake-server.ts';

const server = fakeServer();

const row = { path: '/some/path', request: object({}), response: object({}) };
const fine = json({ success: true, resultData: {} });
const brokenOff: Answer = () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":true,'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body);
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('no answer', () => {
  test('calls are settled when each pending one is answered or aborted', async () => {
    const { call, settled } = createClient();
    const ended: string[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.answers = [noAnswer, async (request) => (await answered, fine(request))];
    const calls = [call(write(row), {}), call(write(row), {})].map((one) => one.then(({ ok }) => ended.push(`${ok}`)));
    const end = settled().then(() => ended.push('settled'));
    await calls[0];
    expect(ended).toEqual(['false']);
    answer();
    await Promise.all([...calls, end]);
    expect(ended.toSorted()).toEqual(['false', 'settled', 'true']);
    await settled();
  });

  test('R07: the server cannot be reached', async () => {
    server.answers = [noAnswer];
    expect(await createClient().call(write(row), {})).toEqual({ ok: false, failure: { kind: 'network' } });
  });

  test('fault E2: the connection breaks in the middle of the answer', async () => {
    server.answers = [brokenOff];
    expect(await createClient().call(write(row), {})).toEqual({ ok: false, failure: { kind: 'network' } });
  });

  test('fault E3: after 60 s, and not before, the call is aborted as a timeout', async () => {
    vi.useFakeTimers();
    let aborted = false;
    server.answers = [
      (request) => {
        request.signal.addEventListener('abort', () => (aborted = true));
        return silence(request);
      },
    ];
    let result: unknown = 'pending';
    void createClient()
      .call(read(row), {})
      .then((answer) => (result = answer));
    await vi.advanceTimersByTimeAsync(timeoutMilliseconds - 1);
    expect({ timeoutMilliseconds, aborted, result }).toEqual({
      timeoutMilliseconds: 60_000,
      aborted: false,
      result: 'pending',
    });
    await vi.advanceTimersByTimeAsync(1);
    expect({ aborted, result }).toEqual({ aborted: true, result: { ok: false, failure: { kind: 'timeout' } } });
  });
});

describe('cancellation by the app', () => {
  const cancelled = { ok: false, failure: { kind: 'cancelled' } };

  test('fault E5: is silent while the call is under way', async () => {
    const controller = new AbortController();
    server.answers = [
      (request) => {
        controller.abort();
        return silence(request);
      },
    ];
    expect(await createClient().call(read(row), {}, { signal: controller.signal })).toEqual(cancelled);
    expect(server.sent.length).toEqual(1);
  });

  test('fault E5: is silent before the call, which is not sent', async () => {
    expect(await createClient().call(read(row), {}, { signal: AbortSignal.abort() })).toEqual(cancelled);
    expect(server.sent).toEqual([]);
  });

  test('fault E5: stops the retries', async () => {
    const controller = new AbortController();
    const wait = () => {
      controller.abort();
      return Promise.resolve();
    };
    server.answers = [noAnswer];
    expect(await createClient({ wait }).call(read(row), {}, { signal: controller.signal })).toEqual(cancelled);
    expect(server.sent.length).toEqual(1);
  });
});

describe('fault E18: retries', () => {
  const counted = async (endpoint: Parameters<ReturnType<typeof createClient>['call']>[0], answers: Answer[]) => {
    server.answers = answers;
    const { ok } = await createClient().call(endpoint, {});
    return { ok, requests: server.sent.length };
  };

  test('a read is retried at most twice', async () => {
    expect(await counted(read(row), [noAnswer])).toEqual({ ok: false, requests: 3 });
  });

  test('a read that succeeds is not retried again', async () => {
    expect(await counted(read(row), [noAnswer, fine])).toEqual({ ok: true, requests: 2 });
  });

  test('a write is never retried', async () => {
    expect(await counted(write(row), [noAnswer])).toEqual({ ok: false, requests: 1 });
  });

  const answered: [title: string, answer: Answer][] = [
    ['refused', json({ success: false, rMsg: 'x' })],
    ['expired', json({ rCode: 201 })],
    ['unreadable', text('<html>', 502)],
    ['forbidden', text('', 403)],
  ];

  test.for(answered)('a read that was %s is not retried', async ([, answer]) => {
    expect(await counted(read(row), [answer])).toEqual({ ok: false, requests: 1 });
  });

  test('waits longer each time, with jitter', async () => {
    const waits: number[] = [];
    const wait = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds));
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(1);
    server.answers = [noAnswer];
    await createClient({ wait }).call(read(row), {});
    expect(waits).toEqual([150, 900]);
  });
});
