import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkInterval, watchOwnWorker } from '#mocks/worker-watch.ts';

const checksum = 'of this build';

/** A browser with one page and its worker, which answers each question by default. */
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
  // Node accepts no worker as the source of a `MessageEvent`.
  const send = (data: unknown, source: ServiceWorker) =>
    container.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  const watch = watchOwnWorker({ container: container as unknown as ServiceWorkerContainer, worker: own, checksum });
  const faults: unknown[] = [watch.fault()];
  watch.subscribe(() => faults.push(watch.fault()));
  return {
    faults,
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

describe('fault L7: the state of the mock’s worker', () => {
  test('is fine as long as it answers', () => {
    const { faults, watch } = browserWith({ checksum, answers: true });
    questions(100);
    expect([faults, watch.isControlling()]).toEqual([[null], true]);
  });

  test('is outdated while it has another version of MSW', () => {
    const worker = { checksum: 'older', answers: true };
    const { faults } = browserWith(worker);
    questions(2);
    worker.checksum = checksum;
    questions(1);
    expect(faults).toEqual(['older', null]);
  });

  test('is silent after two unanswered questions, until it answers', () => {
    const worker = { checksum, answers: false };
    const { faults } = browserWith(worker);
    questions(1);
    expect(faults).toEqual([null]);
    questions(1);
    expect(faults).toEqual([null, 'silent']);
    worker.answers = true;
    questions(1);
    expect(faults).toEqual([null, 'silent', null]);
  });

  test('is missing if the page has none', () => {
    const { faults, watch, control } = browserWith({ checksum, answers: true });
    control(null);
    expect([faults, watch.isControlling()]).toEqual([[null, 'missing'], false]);
  });

  test('is foreign while another worker controls the page', () => {
    const { faults, watch, control, own } = browserWith({ checksum, answers: true });
    control({} as ServiceWorker);
    expect([faults, watch.isControlling()]).toEqual([[null, 'replaced'], false]);
    control(own);
    expect([faults, watch.isControlling()]).toEqual([[null, 'replaced', null], true]);
  });

  test('ignores messages of other workers and messages that answer no question', () => {
    const { faults, send, own } = browserWith({ checksum, answers: true });
    send({ type: 'INTEGRITY_CHECK_RESPONSE', payload: { checksum: 'older' } }, {} as ServiceWorker);
    for (const data of [{ type: 'KEEPALIVE_RESPONSE' }, null, 'text']) send(data, own);
    expect(faults).toEqual([null]);
  });
});
