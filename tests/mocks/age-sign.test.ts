import { beforeEach, expect, test, vi } from 'vitest';
import type { ToolSign } from '#src/tools/kit/sign.ts';
import { createBackend } from '#mocks/backend.ts';
import { setCurrentBackend } from '#mocks/current.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { watchAgeSign } from '#mocks/ui/panel/age-sign.ts';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

/** A page that opens when its data has this age. `signs` are those that it has shown. */
async function open(days: number) {
  let past = days * day;
  const backend = createBackend({ store: createMemoryStore(), now: () => Date.now() - past });
  await backend.reset();
  past = 0;
  setCurrentBackend(backend, null);
  return watch();
}

function watch() {
  const signs: (ToolSign | null)[] = [];
  watchAgeSign((sign) => signs.push(sign));
  return signs;
}

const next = (signs: unknown[], count: number) => vi.waitFor(() => expect(signs).toHaveLength(count));

test('decision 014: data of 31 days is offered to be created again, in both languages', async () => {
  const signs = await open(31);
  await next(signs, 1);
  const [{ text, notice }] = signs as [ToolSign];
  expect([text.zh, text.en]).toEqual(['Mock · 数据已有31天', 'Mock · data is 31 days old']);
  expect(notice?.text.zh).toMatch(/^演示数据生成于\d{4}-\d\d-\d\d，已有31天，/);
  expect(notice?.text.en).toMatch(/^The demo data was created on \d{4}-\d\d-\d\d, 31 days ago,/);
  notice?.onEnd();
  await next(signs, 2);
  expect(signs[1]).toBeNull();
});

test('data of 30 days is not; data that the tester keeps is not offered a second time', async () => {
  const recent = await open(30);
  const signs = await open(31);
  await next(signs, 1);
  expect(recent).toEqual([]);
  signs[0]?.notice?.onKeep?.();
  await next(signs, 2);
  const later = watch();
  const other = await open(32);
  await next(other, 1);
  expect([signs[1], later]).toEqual([null, []]);
});
