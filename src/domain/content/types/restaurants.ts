import { nameField, placeGroup, textGroup, tourismChoices, tourismType } from './tourism.ts';

/** Restaurants (decision 034). */
export const restaurants = tourismType({
  path: '/basic/restaurants',
  titleField: 'name',
  groups: [
    {
      title: 'tourism:group.basics',
      fields: [
        nameField,
        {
          name: 'cuisine',
          label: 'tourism:field.cuisine',
          kind: 'choice',
          choices: tourismChoices('cuisine', 'gui', 'zhuang', 'seafood', 'riceNoodle', 'farm', 'vegetarian'),
          half: true,
        },
        { name: 'businessHours', label: 'tourism:field.businessHours', kind: 'text', half: true },
        { name: 'perPerson', label: 'tourism:field.perPerson', kind: 'number', unit: 'tourism:unit.yuan', half: true },
        {
          name: 'seats',
          label: 'tourism:field.seats',
          kind: 'number',
          whole: true,
          unit: 'tourism:unit.seat',
          half: true,
        },
        { name: 'signature', label: 'tourism:field.signature', kind: 'tags' },
      ],
    },
    placeGroup,
    textGroup,
  ],
  columns: ['cuisine', 'city', 'perPerson', 'tel'],
  filters: ['city', 'cuisine'],
});
