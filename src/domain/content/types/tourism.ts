import { cities } from '#src/domain/places/cities.ts';
import type { Choice, ContentType, Field, FieldGroup } from '#src/domain/content/content-type.ts';
import { tourismRights } from './rights.ts';

// What the types of the second menu set share (decision 034).

/**
 * A type of the second menu set, whose own texts are in the namespace `tourism`. The specification requires none of its fields but
 * the name of an activity, so only the title, by which a list names a record, is required; the others are advised.
 */
export function tourismType(type: Omit<ContentType, 'rights' | 'words'>): ContentType {
  const advised = (field: Field): Field =>
    field.name === type.titleField || field.optional ? field : { ...field, optional: true, advised: true };
  const groups = type.groups.map((group) => ({ ...group, fields: group.fields.map(advised) }));
  return { ...type, groups, rights: tourismRights, words: 'tourism' };
}

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

/** Picture and texts for the public page. */
export const textGroup: FieldGroup = {
  title: 'group.article',
  fields: [
    { name: 'summary', label: 'field.summary', kind: 'longText' },
    { name: 'cover', label: 'field.cover', kind: 'picture' },
    { name: 'content', label: 'field.content', kind: 'richText' },
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
