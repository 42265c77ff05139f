import { useTranslation } from 'react-i18next';
import type { Namespace } from '#src/i18n/texts.ts';

/**
 * Texts whose key comes from the domain: a route's title, a field's label, a rule's message. A test checks that each of
 * those keys exists in every language; here the type checker can't.
 */
export function useDomainText(namespaces: Namespace[]): (key: string, values?: Record<string, unknown>) => string {
  const { t } = useTranslation(namespaces, { nsMode: 'fallback' });
  return t as unknown as (key: string, values?: Record<string, unknown>) => string;
}
