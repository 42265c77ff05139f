import type { TextsOf } from '#src/i18n/texts.ts';

export default {
  title: 'View as a role',
  hint: 'Choose a role to see its menu and buttons. You can look but not change anything, and data is still read with your own permissions.',
  none: 'There are no other roles',
  failed: 'The roles could not be loaded',
  loading: 'Loading roles',
  extent: 'Pages: {{pages}}, operations: {{actions}}',
} satisfies TextsOf<'viewAs'>;
