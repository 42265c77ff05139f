import type { TextsOf } from '#src/i18n/texts.ts';

export default {
  title: 'Leave for another site',
  body: 'This link leads to another site:',
  stay: 'Stay here',
  open: 'Open in a new tab',
} satisfies TextsOf<'leaving'>;
