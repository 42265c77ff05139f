import { expect, test } from 'vitest';
import type { ContentType, Field } from '#src/domain/content/content-type.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { createRowCheck } from '#src/domain/tables/import-rows.ts';
import { templateSheets } from '#src/domain/tables/template.ts';

const field = (name: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  name,
  label: name,
  kind,
  ...more,
});

const type: ContentType = {
  ...scienceKnowledge,
  titleField: 'title',
  groups: [
    {
      title: 'group',
      fields: [
        field('title', 'text'),
        field('summary', 'longText', { optional: true }),
        field('level', 'choice', {
          choices: [
            { value: '1', label: 'national' },
            { value: '2', label: 'regional' },
          ],
        }),
        field('empty', 'choice', { optional: true }),
        field('base', 'reference', { to: '/basic/bases' }),
        field('mobile', 'phone'),
        field('landline', 'tel'),
        field('site', 'url'),
        field('price', 'number'),
        field('stock', 'number', { whole: true }),
        field('day', 'date'),
        field('start', 'dateTime'),
        field('lng', 'longitude'),
        field('lat', 'latitude'),
        field('cover', 'picture'),
        field('map', 'picture', { optional: true }),
      ],
    },
  ],
};

test('the template has a column, a valid example and instructions for each field', () => {
  const word = (key: string, { choices }: Record<string, string> = {}) => (choices ? `${key}: ${choices}` : key);
  expect(templateSheets(type, { word, referenceTo: (path) => `first of ${path}` })).toEqual([
    {
      name: 'template.sheet',
      header: [
        'title*',
        'summary',
        'level*',
        'empty',
        'base*',
        'mobile*',
        'landline*',
        'site*',
        'price*',
        'stock*',
        'day*',
        'start*',
        'lng*',
        'lat*',
        'cover*',
      ],
      rows: [
        [
          'template.marktitle',
          'summary',
          'national',
          '',
          'first of /basic/bases',
          '13800000000',
          '0771-5550100',
          'https://example.com',
          '12',
          '12',
          '2026-03-12',
          '2026-03-12 09:30',
          '108.3167',
          '22.8167',
          '',
        ],
      ],
    },
    {
      name: 'template.notes',
      header: ['template.column', 'template.required', 'template.how'],
      rows: [
        ['title', 'template.yes', 'template.kind.text'],
        ['summary', 'template.no', 'template.kind.longText'],
        ['level', 'template.yes', 'template.kind.choice: national / regional'],
        ['empty', 'template.no', 'template.kind.choice'],
        ['base', 'template.yes', 'template.kind.reference'],
        ['mobile', 'template.yes', 'template.kind.phone'],
        ['landline', 'template.yes', 'template.kind.tel'],
        ['site', 'template.yes', 'template.kind.url'],
        ['price', 'template.yes', 'template.kind.number'],
        ['stock', 'template.yes', 'template.kind.whole'],
        ['day', 'template.yes', 'template.kind.date'],
        ['start', 'template.yes', 'template.kind.dateTime'],
        ['lng', 'template.yes', 'template.kind.longitude'],
        ['lat', 'template.yes', 'template.kind.latitude'],
        ['cover', 'template.yes', 'template.kind.picture'],
      ],
    },
  ]);
});

test('the example without its mark is a valid row, except for the picture', () => {
  const [sheet] = templateSheets(type, { word: (key) => key, referenceTo: () => '青秀山' });
  const checked = createRowCheck({
    type,
    match: type.groups.flatMap(({ fields }) => fields.map(({ name }) => name)).slice(0, -1),
    wordsOf: (key) => [key],
    findReference: (to, name) => (to === '/basic/bases' && name === '青秀山' ? { id: '7' } : 'none'),
  })({ line: 2, cells: (sheet?.rows[0] ?? []).map(String) });
  expect(checked.problems).toEqual([{ field: 'cover', message: 'msg.required' }]);
  expect([checked.values.level, checked.values.base, checked.values.start]).toEqual(['1', '7', '2026-03-12 09:30:00']);
});
