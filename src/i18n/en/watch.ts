import type { TextsOf } from '#src/i18n/texts.ts';

/** The countdown before an unused session ends, and the error log. */
export default {
  'idle.title': 'Are you still there?',
  'idle.left': 'There has been no activity for a while. You will be logged out in {{seconds}} seconds.',
  'idle.stay': 'Stay logged in',
  'log.error': 'Error log',
  'log.count': 'Error log: {{count}}',
  'log.hint':
    'Errors in this browser tab since it was opened, without passwords and login data. Include them when you report a problem.',
  'log.times': '{{count}} times',
  'log.message': 'Message not shown',
  'log.stack': 'Stack',
  'log.copy': 'Copy',
  'log.copied': 'Copied',
  'log.byHand': 'The browser blocked copying. Select the text below and copy it manually.',
  'log.clear': 'Clear',
} satisfies TextsOf<'watch'>;
