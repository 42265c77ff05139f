import { expect, test } from 'vitest';
import { createNotices } from '#src/app/composition/notices.ts';
import { type Undo } from '#src/domain/content/undo.ts';
import type { Notice } from '#src/domain/shell/notice.ts';
import type { Words } from '#src/views/words/right-text.ts';
import { noticeText } from '#src/views/notices/notice-text.ts';

const undo: Undo = { kind: 'restore', path: '/home/scienceKnowledge', id: '1', title: '银杏', version: 2, base: 3 };
const restored: Notice = { code: 'record.restored', title: '银杏', version: 2, isLive: false, undo };
const replied: Notice = { code: 'consulting.stepped', step: 'reply', title: '银杏', next: '/book/book/2' };
const saved: Notice = { code: 'password.changed' };

test('the next person is offered neither the undo nor the next record of the session before', () => {
  const notices = createNotices(
    ({ code }) => code,
    () => undefined,
  );
  for (const notice of [restored, replied, saved]) notices.add(notice);
  notices.endSession();
  expect(notices.shown().map(({ notice }) => notice)).toEqual([saved]);
});

test('a next step without an answer is not reported as refused', () => {
  const keys = (['timeout', 'refused'] as const).map((kind) => {
    const used: string[] = [];
    const failure = kind === 'timeout' ? ({ kind } as const) : ({ kind, code: 500, message: null } as const);
    noticeText(((key: string) => (used.push(key), key)) as Words, {
      code: 'record.onlySaved',
      operation: 'publish',
      title: '银杏',
      failure,
    });
    return used[0];
  });
  expect(keys).toEqual(['shell:notice.onlySavedUnknown', 'shell:notice.onlySaved.publish']);
});
