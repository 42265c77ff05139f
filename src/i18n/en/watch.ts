import type { TextsOf } from '#src/i18n/texts.ts';

/** What watches over a session: the countdown before an unused one ends, the list of what went wrong. */
export default {
  'idle.title': 'Are you still there?',
  'idle.left': 'Nothing has been done here for a while. You will be logged out in {{seconds}} seconds.',
  'idle.stay': 'Stay logged in',
  'log.error': 'Error log',
  'log.count': 'Error log: {{count}}',
  'log.hint':
    'What went wrong in this browser tab since it was opened, without passwords and tokens. Add it when you report a problem.',
  'log.times': '{{count}} times',
  'log.message': 'Message not shown',
  'log.stack': 'Stack',
  'log.copy': 'Copy',
  'log.copied': 'Copied',
  'log.byHand': 'The browser does not let us copy. Select the text below and copy it yourself.',
  'log.clear': 'Clear',
} satisfies TextsOf<'watch'>;
