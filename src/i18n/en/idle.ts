import type { TextsOf } from '../texts.ts';

/** The countdown before an unused session ends. */
export default {
  'idle.title': 'Are you still there?',
  'idle.left': 'Nothing has been done here for a while. You will be logged out in {{seconds}} seconds.',
  'idle.stay': 'Stay logged in',
} satisfies TextsOf<'idle'>;
