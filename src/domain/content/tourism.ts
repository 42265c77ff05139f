import { cities } from '../cities.ts';
import type { Choice, Field, FieldGroup } from './content-type.ts';

/** What the types of the second menu set share (decision 034). Their own words are in the namespace `tourism`. */
export const nameField: Field = { name: 'name', label: 'field.name', kind: 'text' };

export const cityField: Field = {
  name: 'city',
  label: 'tourism:field.city',
  kind: 'choice',
  choices: tourismChoices('city', ...cities.map(({ code }) => code)),
  half: true,
};

export const telField: Field = { name: 'tel', label: 'tourism:field.tel', kind: 'tel', half: true };

/** Where something is, and how to reach it. */
export const placeGroup: FieldGroup = {
  title: 'group.place',
  fields: [
    cityField,
    telField,
    { name: 'address', label: 'field.address', kind: 'text' },
    { name: 'lng', label: 'field.lng', kind: 'longitude', half: true },
    { name: 'lat', label: 'field.lat', kind: 'latitude', half: true },
  ],
};

/** What the public page shows of something: publishing without a picture or a text warns. */
export const textGroup: FieldGroup = {
  title: 'group.article',
  fields: [
    { name: 'summary', label: 'field.summary', kind: 'longText' },
    { name: 'cover', label: 'field.cover', kind: 'picture', optional: true, advised: true },
    { name: 'content', label: 'field.content', kind: 'richText', optional: true, advised: true },
  ],
};

/** When it is best to go. */
export const seasons: readonly Choice[] = tourismChoices('season', 'spring', 'summer', 'autumn', 'winter', 'allYear');

/** What happens to the money when somebody does not come. */
export const refunds: readonly Choice[] = tourismChoices('refund', 'anytime', 'dayBefore', 'none');

/** Choices whose labels stand under one name in the namespace `tourism`. */
export function tourismChoices(family: string, ...values: string[]): Choice[] {
  return values.map((value) => ({ value, label: `tourism:${family}.${value}` }));
}
