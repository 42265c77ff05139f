import { useTranslation } from 'react-i18next';
import type { Namespace } from '#src/i18n/texts.ts';

/**
 * Texts whose key comes from the domain: a route's title, a field's label, a rule's message. A test checks that each
 * key exists in every language, since the type checker cannot. A component that renders before its texts are loaded
 * updates through `whenTheyCome`.
 */
export function useDomainText(
  namespaces: Namespace[],
  options: typeof asTheyAre | typeof whenTheyCome = asTheyAre,
): (key: string, values?: Record<string, unknown>) => string {
  const { t } = useTranslation(namespaces, options);
  return t as unknown as (key: string, values?: Record<string, unknown>) => string;
}

const asTheyAre = { nsMode: 'fallback' } as const;
export const whenTheyCome = { nsMode: 'fallback', bindI18nStore: 'added' } as const;
