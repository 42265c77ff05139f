import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkInterval, watchOwnWorker } from '#mocks/worker-watch.ts';

const checksum = 'of this build';

/** A browser with one page and its worker, which answers each question unless told otherwise. */
function browserWith(worker: { checksum: string; answers: boolean }) {
  const own = {
    postMessage() {
      if (!worker.answers) return;
      const payload = { packageVersion: '1.0.0', checksum: worker.checksum };
      send({ type: 'INTEGRITY_CHECK_RESPONSE', payload }, own);
    },
  } as unknown as ServiceWorker;
  const container: EventTarget & { controller: ServiceWorker | null } = Object.assign(new EventTarget(), {
    controller: own,
  });
  // Node takes no worker for the source of a `MessageEvent`.
  const send = (data: unknown, source: ServiceWorker) =>
    container.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  const watch = watchOwnWorker({ container: container as unknown as ServiceWorkerContainer, worker: own, checksum });
  const told: unknown[] = [watch.fault()];
  watch.subscribe(() => told.push(watch.fault()));
  return {
    told,
    watch,
    own,
    send,
    control(controller: ServiceWorker | null) {
      container.controller = controller;
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const questions = (count: number) => vi.advanceTimersByTime(count * checkInterval);

describe('fault L7: what is wrong with the worker of the mock', () => {
  test('nothing, as long as it answers', () => {
    const { told, watch } = browserWith({ checksum, answers: true });
    questions(100);
    expect([told, watch.isControlling()]).toEqual([[null], true]);
  });

  test('it is of another version of MSW, until it is the right one', () => {
    const worker = { checksum: 'older', answers: true };
    const { told } = browserWith(worker);
    questions(2);
    worker.checksum = checksum;
    questions(1);
    expect(told).toEqual(['older', null]);
  });

  test('it leaves two questions without an answer, until it answers', () => {
    const worker = { checksum, answers: false };
    const { told } = browserWith(worker);
    questions(1);
    expect(told).toEqual([null]);
    questions(1);
    expect(told).toEqual([null, 'silent']);
    worker.answers = true;
    questions(1);
    expect(told).toEqual([null, 'silent', null]);
  });

  test('the page has none', () => {
    const { told, watch, control } = browserWith({ checksum, answers: true });
    control(null);
    expect([told, watch.isControlling()]).toEqual([[null, 'missing'], false]);
  });

  test('another one has the page, until its own has it again', () => {
    const { told, watch, control, own } = browserWith({ checksum, answers: true });
    control({} as ServiceWorker);
    expect([told, watch.isControlling()]).toEqual([[null, 'replaced'], false]);
    control(own);
    expect([told, watch.isControlling()]).toEqual([[null, 'replaced', null], true]);
  });

  test('what another worker says, or what answers no question, counts for nothing', () => {
    const { told, send, own } = browserWith({ checksum, answers: true });
    send({ type: 'INTEGRITY_CHECK_RESPONSE', payload: { checksum: 'older' } }, {} as ServiceWorker);
    for (const data of [{ type: 'KEEPALIVE_RESPONSE' }, null, 'text']) send(data, own);
    expect(told).toEqual([null]);
  });
});
