import { nameField, refunds, tourismChoices, tourismType } from './tourism.ts';

/** Guest rooms of hotels (decision 034). */
export const guestRooms = tourismType({
  path: '/business/guestRooms',
  titleField: 'name',
  groups: [
    {
      title: 'tourism:group.basics',
      fields: [
        nameField,
        { name: 'hotel', label: 'tourism:field.hotel', kind: 'reference', to: '/basic/hotels', half: true },
        {
          name: 'bed',
          label: 'tourism:field.bed',
          kind: 'choice',
          choices: tourismChoices('bed', 'king', 'twin', 'family', 'suite', 'cabin'),
          half: true,
        },
        {
          name: 'roomArea',
          label: 'tourism:field.roomArea',
          kind: 'number',
          unit: 'tourism:unit.squareMetre',
          half: true,
        },
        {
          name: 'guests',
          label: 'tourism:field.guests',
          kind: 'number',
          whole: true,
          unit: 'tourism:unit.person',
          half: true,
        },
        { name: 'facilities', label: 'tourism:field.facilities', kind: 'tags' },
      ],
    },
    {
      title: 'tourism:group.sale',
      fields: [
        { name: 'price', label: 'tourism:field.price', kind: 'number', unit: 'tourism:unit.yuanNight', half: true },
        {
          name: 'rooms',
          label: 'tourism:field.rooms',
          kind: 'number',
          whole: true,
          unit: 'tourism:unit.room',
          half: true,
        },
        {
          name: 'breakfast',
          label: 'tourism:field.breakfast',
          kind: 'choice',
          choices: tourismChoices('breakfast', 'none', 'one', 'two', 'all'),
          half: true,
        },
        { name: 'refund', label: 'tourism:field.refund', kind: 'choice', choices: refunds, half: true },
      ],
    },
    {
      title: 'group.article',
      fields: [
        { name: 'summary', label: 'field.summary', kind: 'longText' },
        { name: 'cover', label: 'field.cover', kind: 'picture' },
      ],
    },
  ],
  columns: ['hotel', 'bed', 'price', 'rooms'],
  filters: ['hotel', 'bed'],
});
