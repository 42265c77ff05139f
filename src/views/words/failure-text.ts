import type { Failure } from '#src/domain/failure.ts';
import { legible } from '#src/i18n/legible.ts';
import { withMissingRight, type Words } from './right-text.ts';

/** The text of a refusal without an rMsg, the same in every language (product 8, decision 005). */
const fallbackMessage = 'Error';

/** The text of a failure (product 8). A server message is shown unchanged, with symbols for invisible characters. */
export function failureText(t: Words, failure: Failure): string {
  switch (failure.kind) {
    case 'refused':
      return withMissingRight(t, legible(failure.message ?? fallbackMessage), failure.right);
    case 'expired':
      return legible(failure.message ?? t('msg.expired'));
    case 'forbidden':
      return withMissingRight(t, t('msg.forbidden'), failure.right);
    case 'viewOnly':
      return t('shell:viewAs.refused');
    case 'network':
      return t('msg.networkDown');
    case 'timeout':
      return t('msg.timeout');
    case 'noCookies':
      return t('msg.noCookies');
    case 'tokenTooLong':
      return t('msg.tokenTooLong');
    case 'notOffered':
      return t('msg.notOffered');
    case 'unreadable':
      return failure.status > 0 && failure.status !== 200
        ? t('msg.unreadable', { status: failure.status })
        : t('msg.unreadableAnswer');
    case 'nothing':
    case 'cancelled':
    case 'superseded':
      return '';
    default:
      return failure satisfies never;
  }
}
