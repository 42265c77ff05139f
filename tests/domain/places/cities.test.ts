import { describe, expect, test } from 'vitest';
import { baseResources } from '#src/domain/content/types/base-resources.ts';
import { emptyValues } from '#src/domain/content/rules.ts';
import { cityNamedIn } from '#src/domain/places/cities.ts';
import { createRowCheck } from '#src/domain/tables/import-rows.ts';
import { fetchTextsOfAll } from '#src/i18n/texts-of-all.ts';

test.for([
  ['南宁市', '南宁市'],
  ['南宁', '南宁市'],
  ['广西南宁', '南宁市'],
  ['广西壮族自治区 防城港市', '防城港市'],
  ['柳州市鱼峰区', '柳州市'],
  ['桂林龙胜各族自治县', '桂林市'],
  ['北海道', undefined],
  ['广东省广州市', undefined],
  ['', undefined],
] as const)('the region %j is in %j', ([region, name]) => {
  expect(cityNamedIn(region)?.name).toEqual(name);
});

describe('a city in an imported table', () => {
  const wordsOf = fetchTextsOfAll(
    baseResources.groups.flatMap(({ fields }) => fields).map(({ choices }) => choices?.[0]?.label ?? ''),
  );
  const read = async (cell: string) => {
    const check = createRowCheck({
      type: baseResources,
      match: ['area'],
      wordsOf: await wordsOf,
      findReference: () => 'none',
    });
    const { values, problems } = check({ line: 2, cells: [cell] });
    return { area: values['area'], problem: problems.find(({ field }) => field === 'area')?.message ?? null };
  };

  test.for([
    ['南宁', '南宁市'],
    ['广西南宁市', '南宁市'],
    ['南宁市青秀区', '南宁市'],
    ['Nanning', '南宁市'],
    ['NANNING CITY, Guangxi', '南宁市'],
    ['fáng chéng gǎng shì', '防城港市'],
    ['南寧市', '南宁市'],
  ] as const)('%j is stored as %s', async ([cell, area]) => {
    expect(await read(cell)).toEqual({ area, problem: null });
  });

  test('any other text is an error, unlike a stored region', async () => {
    expect([await read('广东省'), await read('')]).toEqual([
      { area: '广东省', problem: 'msg.choice' },
      { area: emptyValues(baseResources)['area'], problem: 'msg.required.choice' },
    ]);
  });
});
