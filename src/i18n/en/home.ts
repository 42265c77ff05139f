import type { TextsOf } from '../texts.ts';

/** The home page. */
export default {
  'home.greeting': 'Hello, {{name}}',
  'home.shortcuts': 'Shortcuts',
  'home.open': 'Open list',
  'home.add': 'Add',
} satisfies TextsOf<'home'>;
