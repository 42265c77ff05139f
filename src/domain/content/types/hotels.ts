import { nameField, placeGroup, textGroup, tourismChoices, tourismType } from './tourism.ts';

/** Hotels, homestays and camps (decision 034). */
export const hotels = tourismType({
  path: '/basic/hotels',
  titleField: 'name',
  groups: [
    {
      title: 'tourism:group.basics',
      fields: [
        nameField,
        {
          name: 'star',
          label: 'tourism:field.star',
          kind: 'choice',
          choices: tourismChoices('star', 'five', 'four', 'three', 'comfort', 'homestay', 'camp'),
          half: true,
        },
        {
          name: 'rooms',
          label: 'tourism:field.rooms',
          kind: 'number',
          whole: true,
          unit: 'tourism:unit.room',
          half: true,
        },
        { name: 'priceFrom', label: 'tourism:field.priceFrom', kind: 'number', unit: 'tourism:unit.yuanNight' },
        { name: 'checkInTime', label: 'tourism:field.checkInTime', kind: 'text', half: true },
        { name: 'checkOutTime', label: 'tourism:field.checkOutTime', kind: 'text', half: true },
        { name: 'facilities', label: 'tourism:field.facilities', kind: 'tags' },
      ],
    },
    placeGroup,
    textGroup,
  ],
  columns: ['star', 'city', 'priceFrom', 'tel'],
  filters: ['city', 'star'],
});
