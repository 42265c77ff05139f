import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { walked } from '#tests/coverage/walk.ts';
import { writeWalk } from '#tests/coverage/walk-files.ts';

afterAll(() => {
  if (walked.size > 0) writeWalk(randomUUID(), walked);
});
