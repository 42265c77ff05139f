import { useTranslation } from 'react-i18next';
import type { City } from '#src/domain/places/cities.ts';
import { useDomainText } from '#src/views/words/use-text.ts';

/** The name of a city, or the text for bases without a known city. */
export function useCityName(): (city: City | null) => string {
  const { t } = useTranslation('place');
  const text = useDomainText(['tourism']);
  return (city) => (city ? text(`tourism:city.${city.code}`) : t('bases.unplaced'));
}
