import { useTranslation } from 'react-i18next';
import type { Failure } from '#src/domain/failure.ts';
import { failureText } from './failure-text.ts';

/** The text of a failure in a view; empty for a failure that is not shown. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation('common');
  return (failure) => failureText(t, failure);
}
