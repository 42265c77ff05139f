import { expect, test, vi } from 'vitest';
import type { ToolSign } from '#src/tools/kit/sign.ts';
import { setCurrentBackend } from '#mocks/current.ts';
import { watchPlanSign } from '#mocks/ui/panel/plan-sign.ts';
import { createClient } from './client.ts';

const day = 24 * 60 * 60 * 1000;

test('W6.12, issue 25: the next day, the notice names everything that is on: each fault, and a full storage', async () => {
  const { backend } = createClient({ now: () => Date.now() - day });
  await backend.commands.scenario({ name: 'serverSlow' });
  await backend.commands.storage(true);
  setCurrentBackend(backend, null);
  const show = vi.fn<(sign: ToolSign | null) => void>();
  watchPlanSign(show);
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  const [sign] = show.mock.lastCall ?? [];
  expect([sign?.text.zh, sign?.notice?.text.zh.split('：')[1], sign?.notice?.text.en.split(': ').at(-1)]).toEqual([
    '故障已开启：2',
    '每次响应慢3秒 · 浏览器存储已满',
    'Every response 3 seconds slower · Browser storage full',
  ]);
});
