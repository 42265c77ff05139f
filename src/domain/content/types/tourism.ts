import { cities } from '#src/domain/places/cities.ts';
import type { Choice, Field, FieldGroup } from '#src/domain/content/content-type.ts';

// What the types of the second menu set share (decision 034). Their own texts are in the namespace `tourism`.

export const nameField: Field = { name: 'name', label: 'field.name', kind: 'text' };

/** The choice of one of the cities of Guangxi. */
export const cityField: Field = {
  name: 'city',
  label: 'tourism:field.city',
  kind: 'choice',
  choices: tourismChoices('city', ...cities.map(({ code }) => code)),
  half: true,
};

export const telField: Field = { name: 'tel', label: 'tourism:field.tel', kind: 'tel', half: true };

/** The location: city, telephone, address and coordinates. */
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

/** Picture and texts for the public page. Publishing without them warns. */
export const textGroup: FieldGroup = {
  title: 'group.article',
  fields: [
    { name: 'summary', label: 'field.summary', kind: 'longText' },
    { name: 'cover', label: 'field.cover', kind: 'picture', optional: true, advised: true },
    { name: 'content', label: 'field.content', kind: 'richText', optional: true, advised: true },
  ],
};

/** The best season for a visit. */
export const seasons: readonly Choice[] = tourismChoices('season', 'spring', 'summer', 'autumn', 'winter', 'allYear');

/** The refund conditions of a cancellation. */
export const refunds: readonly Choice[] = tourismChoices('refund', 'anytime', 'dayBefore', 'none');

/** Choices whose labels are `tourism:<name>.<value>`. */
export function tourismChoices(name: string, ...values: string[]): Choice[] {
  return values.map((value) => ({ value, label: `tourism:${name}.${value}` }));
}
