import { elsewhere } from '#src/domain/figures/statistics.ts';
import { cities } from '#src/domain/places/cities.ts';
import type { Chance } from '#mocks/seed/shared/random.ts';
import { pickEarly } from './days.ts';

const busiest = ['450100', '450300', '450200', '450900', '451000', '450500'];
const byVisitors = [
  ...busiest.map((code) => cities.find((city) => city.code === code)),
  ...cities.filter(({ code }) => !busiest.includes(code)),
].map((city) => city?.name ?? '');

/** The origin of a visitor: a city, another region, or empty if unknown. */
export function originOf(chance: Chance): string {
  const share = chance.between(1, 100);
  if (share <= 5) return '';
  return share <= 18 ? elsewhere : pickEarly(byVisitors, chance);
}
