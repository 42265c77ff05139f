import { useTranslation } from 'react-i18next';
import type { Finding } from '#src/domain/checks/finding.ts';

/** A longer text is shortened: it is quoted to be recognised. */
const longestQuote = 24;

/** A finding in words, without its field. */
export function useFindingText(): (finding: Pick<Finding, 'check' | 'found'>) => string {
  const { t } = useTranslation('editor');
  return ({ check, found }) => {
    const signs = [...found.trim()];
    const text = signs.length > longestQuote ? `${signs.slice(0, longestQuote).join('')}…` : signs.join('');
    return t(`finding.of.${check}`, { text });
  };
}
