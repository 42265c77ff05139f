import { useTranslation } from 'react-i18next';
import type { Failure } from '#src/domain/failure.ts';
import { failureText } from './failure-text.ts';

/** The words of a failure where it is shown in its place; empty for those that pass silently. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation('common');
  return (failure) => failureText(t, failure);
}
