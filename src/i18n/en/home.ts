import type { TextsOf } from '../texts.ts';

/** The home page. */
export default {
  'home.greeting': 'Hello, {{name}}',
  'home.recent': 'My recent content',
  'home.recentEmpty': 'You have not created anything yet',
  'home.recentEmptyHint': 'What you add appears here, so that you can carry on with it.',
  'home.recentFailed': 'Your recent content could not be loaded',
  'home.shortcuts': 'Shortcuts',
  'home.open': 'Open list',
  'home.add': 'Add',
} satisfies TextsOf<'home'>;
