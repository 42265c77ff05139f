import type { TextsOf } from '#src/i18n/texts.ts';

export default {
  title: '別のサイトへの移動',
  body: 'このリンクは別のサイトにつながります：',
  stay: 'このページに留まる',
  open: '新しいタブで開く',
} satisfies TextsOf<'leaving'>;
