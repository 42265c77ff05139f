import { nameField, refunds, tourismChoices, tourismType } from './tourism.ts';

/** Tickets of scenic spots (decision 034). */
export const tickets = tourismType({
  path: '/business/tickets',
  titleField: 'name',
  groups: [
    {
      title: 'tourism:group.basics',
      fields: [
        nameField,
        {
          name: 'scenicSpot',
          label: 'tourism:field.scenicSpot',
          kind: 'reference',
          to: '/basic/scenicSpots',
          half: true,
        },
        {
          name: 'kind',
          label: 'tourism:field.kind',
          kind: 'choice',
          choices: tourismChoices('ticketKind', 'adult', 'child', 'senior', 'family', 'group', 'annual'),
          half: true,
        },
      ],
    },
    {
      title: 'tourism:group.sale',
      fields: [
        { name: 'price', label: 'tourism:field.price', kind: 'number', unit: 'tourism:unit.yuan', half: true },
        { name: 'listPrice', label: 'tourism:field.listPrice', kind: 'number', unit: 'tourism:unit.yuan', half: true },
        {
          name: 'dailyStock',
          label: 'tourism:field.dailyStock',
          kind: 'number',
          whole: true,
          unit: 'tourism:unit.ticket',
          half: true,
        },
        {
          name: 'validDays',
          label: 'tourism:field.validDays',
          kind: 'number',
          whole: true,
          unit: 'tourism:unit.day',
          half: true,
        },
        { name: 'saleStart', label: 'tourism:field.saleStart', kind: 'date', half: true },
        { name: 'saleEnd', label: 'tourism:field.saleEnd', kind: 'date', notBefore: 'saleStart', half: true },
        { name: 'refund', label: 'tourism:field.refund', kind: 'choice', choices: refunds },
        { name: 'notes', label: 'tourism:field.notes', kind: 'longText' },
      ],
    },
  ],
  columns: ['scenicSpot', 'kind', 'price', 'dailyStock'],
  filters: ['scenicSpot', 'kind'],
});
