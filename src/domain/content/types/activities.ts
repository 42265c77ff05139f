import { cityField, telField, textGroup, tourismChoices, tourismType } from './tourism.ts';

/**
 * Activities (product 3, 5; decision 034). A fee of 0 means free. We assume that people sign up before the activity
 * starts.
 */
export const activities = tourismType({
  path: '/service/activities',
  titleField: 'name',
  groups: [
    {
      title: 'tourism:group.basics',
      fields: [
        {
          name: 'name',
          label: 'tourism:field.activity',
          kind: 'text',
          requiredMessage: 'tourism:msg.activity.required',
        },
        {
          name: 'kind',
          label: 'tourism:field.kind',
          kind: 'choice',
          choices: tourismChoices('activityKind', 'lecture', 'class', 'volunteer', 'festival', 'study', 'outdoor'),
          half: true,
        },
        { name: 'organiser', label: 'tourism:field.organiser', kind: 'text', half: true },
        { name: 'audience', label: 'tourism:field.audience', kind: 'text' },
      ],
    },
    {
      title: 'tourism:group.schedule',
      fields: [
        { name: 'startTime', label: 'tourism:field.startTime', kind: 'dateTime', half: true },
        { name: 'endTime', label: 'tourism:field.endTime', kind: 'dateTime', notBefore: 'startTime', half: true },
        cityField,
        { name: 'venue', label: 'tourism:field.venue', kind: 'text', half: true },
      ],
    },
    {
      title: 'tourism:group.signUp',
      fields: [
        {
          name: 'capacity',
          label: 'tourism:field.capacity',
          kind: 'number',
          whole: true,
          unit: 'tourism:unit.person',
          half: true,
        },
        { name: 'fee', label: 'tourism:field.fee', kind: 'number', unit: 'tourism:unit.yuan', half: true },
        {
          name: 'signUpUntil',
          label: 'tourism:field.signUpUntil',
          kind: 'dateTime',
          notAfter: 'startTime',
          half: true,
        },
        telField,
      ],
    },
    textGroup,
  ],
  columns: ['kind', 'startTime', 'city', 'capacity'],
  filters: ['city', 'kind'],
});
