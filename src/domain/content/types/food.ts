import { cityField, nameField, seasons, textGroup, tourismChoices, tourismType } from './tourism.ts';

/** Dishes, fruit and other things to taste (decision 034). */
export const food = tourismType({
  path: '/business/food',
  titleField: 'name',
  groups: [
    {
      title: 'tourism:group.basics',
      fields: [
        nameField,
        {
          name: 'kind',
          label: 'tourism:field.kind',
          kind: 'choice',
          choices: tourismChoices('foodKind', 'snack', 'noodle', 'dish', 'fruit', 'tea', 'forest'),
          half: true,
        },
        cityField,
        { name: 'flavour', label: 'tourism:field.flavour', kind: 'tags' },
        { name: 'season', label: 'tourism:field.season', kind: 'choice', choices: seasons, half: true },
        { name: 'price', label: 'tourism:field.usualPrice', kind: 'number', unit: 'tourism:unit.yuan', half: true },
        {
          name: 'restaurant',
          label: 'tourism:field.restaurant',
          kind: 'reference',
          to: '/basic/restaurants',
          optional: true,
        },
      ],
    },
    textGroup,
  ],
  columns: ['kind', 'city', 'price', 'restaurant'],
  filters: ['city', 'kind'],
});
