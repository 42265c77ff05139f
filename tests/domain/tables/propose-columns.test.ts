import { describe, expect, test } from 'vitest';
import { activities } from '#src/domain/content/types/activities.ts';
import { baseResources } from '#src/domain/content/types/base-resources.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { matchOf, proposeColumns, withChoices } from '#src/domain/tables/propose-columns.ts';
import { similarity } from '#src/domain/tables/similarity.ts';
import { fetchTextsOfAll } from '#src/i18n/texts-of-all.ts';

const wordsOf = await fetchTextsOfAll(['tourism:field.venue']);

describe('foreign headings', () => {
  test.for<[ContentType, string[], (string | null)[]]>([
    [
      baseResources,
      ['序号', '基地名称', '基地类型', '成立日期', '联系电话', '官网', '所在市', '基地详细地址', '备注'],
      [null, 'name', 'type', 'createTime', 'phone', 'officialWebsite', 'area', 'address', null],
    ],
    [
      scienceKnowledge,
      ['文章标题', '基地名称', '分类', '标签', '作者', '发布日期', '手机号码'],
      ['mainTitle', 'homeBase', 'type', 'keyword', 'releasePeople', 'releaseTime', 'phone'],
    ],
    [
      baseResources,
      ['Base name', 'Category', 'Telephone', 'Web address', 'Remarks'],
      ['name', 'type', 'phone', 'officialWebsite', null],
    ],
    [baseResources, ['Nombre de la base', 'Teléfono', 'Sitio web'], ['name', 'phone', 'officialWebsite']],
    [baseResources, ['拠点名', '電話番号', 'ホームページ', '住所'], ['name', 'phone', 'officialWebsite', 'address']],
    [activities, ['活动', '主办方', '举办地点'], ['name', 'organiser', 'venue']],
  ])('of a table for $path are matched by synonyms and similar labels', ([type, header, fields]) => {
    expect(matchOf(proposeColumns(type, header, wordsOf))).toEqual(fields);
  });

  test('are guessed after labels, and each field once', () => {
    expect(proposeColumns(baseResources, ['联系电话', '手机', '手机号', '名称', '基地名称'], wordsOf)).toEqual([
      { field: null, by: null },
      { field: null, by: null },
      { field: 'phone', by: 'label' },
      { field: 'name', by: 'label' },
      { field: null, by: null },
    ]);
  });

  test('that a person assigned once are proposed again, also those that are not imported', () => {
    const header = ['负责人电话', '基地名称', '备注', '英文名称'];
    const proposals = proposeColumns(baseResources, header, wordsOf);
    const chosen = withChoices({ 旧列: 'area' }, header, proposals, ['phone', 'name', 'abstract', null]);
    expect(chosen).toEqual({ 旧列: 'area', 负责人电话: 'phone', 基地名称: 'name', 备注: 'abstract' });
    expect(proposeColumns(baseResources, ['备注', ' 负责人 电话*', '名称'], wordsOf, chosen)).toEqual([
      { field: 'abstract', by: 'choice' },
      { field: 'phone', by: 'choice' },
      { field: 'name', by: 'label' },
    ]);
    const refused = withChoices({}, ['单位电话'], proposeColumns(baseResources, ['单位电话'], wordsOf), [null]);
    expect(proposeColumns(baseResources, ['单位电话'], wordsOf, refused)).toEqual([{ field: null, by: 'choice' }]);
    expect(proposeColumns(baseResources, ['备注'], wordsOf, { 备注: 'removedField' })).toEqual([
      { field: null, by: null },
    ]);
  });
});

test.for([
  ['名称', '名称', 1],
  ['基地名称', '名称', 0.75],
  ['详细地址', '通讯地址', 1 / 3],
  ['lat', 'platinum', 4 / 9],
  ['phone', 'phonenumber', 0.5 + 2.5 / 11],
  ['', '名称', 0],
] as const)('the similarity of %s and %s is %d', ([one, other, value]) => {
  expect([similarity(one, other), similarity(other, one)]).toEqual([value, value]);
});
