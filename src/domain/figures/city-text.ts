import { cities } from '#src/domain/places/cities.ts';
import { elsewhere } from './statistics.ts';

/** The name of a city in words; a name that is not one of the 14 stays unchanged. `words` translates i18n keys with their namespace. */
export function cityText(name: string, words: (key: string) => string): string {
  const city = cities.find((one) => one.name === name);
  if (city) return words(`tourism:city.${city.code}`);
  return name === elsewhere ? words('figures:value.elsewhere') : name;
}
