import type { Notice } from '#src/domain/shell/notice.ts';
import type { Words } from '#src/views/words/right-text.ts';

/** The link to the next record of a queue. */
export interface Onward {
  href: string;
  words: string;
}

/** The link of a notice to the next record of a queue; null without one. */
export function onwardOf(t: Words, notice: Notice): Onward | null {
  if (notice.code === 'consulting.stepped' && notice.next !== null)
    return { href: notice.next, words: t('shell:notice.nextConsultation') };
  if (notice.code === 'sheet.submitted' && notice.next !== null)
    return { href: notice.next.href, words: t('shell:notice.nextSheet', { title: notice.next.title }) };
  if (notice.code === 'chair.stepped' && notice.next !== null)
    return { href: notice.next.href, words: t('shell:notice.nextReview', { count: notice.next.count }) };
  return null;
}
