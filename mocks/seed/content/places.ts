import cities from '#mocks/seed/shared/cities.json' with { type: 'json' };
import { homes } from './base-resources.ts';

/** A real place in Guangxi, for the tourism types. */
export interface Place {
  name: string;
  /** The name without the part in brackets. */
  short: string;
  kind: string;
  level: string;
  /** The code of its city. */
  city: string;
  cityName: string;
  /** The common name of its county or district. */
  county: string;
  address: string;
  lng: string;
  lat: string;
}

export const placeList: readonly Place[] = homes.map(({ name, kind, level, city, county, lng, lat }) => ({
  name,
  short: name.replace(/（.*）/, ''),
  kind,
  level,
  city: codeOf(city),
  cityName: city.replace(/市$/, ''),
  county: county.replace(/^(..).*自治县$/, '$1').replace(/(?<=..)[县市区]$/, ''),
  address: `${city}${county}`,
  lng: String(lng),
  lat: String(lat),
}));

/** The code of a city, by its name without 市. */
export const cityCode = (name: string): string => codeOf(`${name}市`);

/** An invented landline number with the area code of the city. */
export const telOf = (city: string, number: number): string =>
  `${cities.find(({ code }) => code === city)?.areaCode ?? '0771'}-0000${String(number).padStart(3, '0')}`;

function codeOf(name: string): string {
  return cities.find((city) => city.name === name)?.code ?? '';
}
