import type { TextsOf } from '#src/i18n/texts.ts';

/** The home page. */
export default {
  'home.greeting': 'Hello, {{name}}',
  'home.waiting': 'To do',
  'home.waitingFailed': 'Your to-do list could not be loaded',
  'home.nothingWaits': 'You’re all caught up',
  'home.toPublish': 'To publish',
  'home.toGoOnline': 'To bring online',
  'home.toAppoint': 'To appoint a panel',
  'home.toCorrect': 'Returned for correction',
  'home.toScore': 'To score',
  'home.toDecide': 'To decide',
  'home.toModerate': 'To moderate',
  'home.overdue': 'Overdue',
  'home.dueToday': 'Due today',
  'home.unread': 'New',
  'home.records': '{{count}}',
  'home.oldest': 'oldest {{age}}',
  'home.draft': 'Unsaved draft',
  'home.shortcuts': 'Shortcuts',
} satisfies TextsOf<'home'>;
