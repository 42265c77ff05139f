import { useCallback } from 'react';
import { cityText } from '#src/domain/figures/city-text.ts';
import { useDomainText } from './use-text.ts';

/** Writes the city of a base or application in the person's language. A page that uses it loads the texts `tourism`. */
export function useAreaText(): (area: string) => string {
  const text = useDomainText(['tourism']);
  return useCallback((area) => cityText(area, text), [text]);
}
