import { expect, test } from 'vitest';
import { fieldNamed } from '#src/domain/content/content-type.ts';
import { activeFilters, knownQuery } from '#src/domain/content/list-filters.ts';
import { baseResources } from '#src/domain/content/types/base-resources.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';

test('active filters of every kind appear in the order of the filter bar, unknown ones not at all', () => {
  const filters = {
    ghost: '1',
    updatedTo: '2026-03-02',
    createdFrom: '2026-01-01',
    createdTo: '2026-01-31',
    homeBase: '7',
    type: 'wildlife',
    createdBy: 'editor',
    ids: '7,9',
    status: 'online',
    keyword: '的',
  };
  expect(activeFilters(scienceKnowledge, filters)).toEqual([
    { kind: 'keyword', names: ['keyword'], value: '的' },
    { kind: 'status', names: ['status'], value: 'online' },
    { kind: 'createdBy', names: ['createdBy'], value: 'editor' },
    { kind: 'ids', names: ['ids'], value: '7,9' },
    { kind: 'field', names: ['type'], value: 'wildlife', field: fieldNamed(scienceKnowledge, 'type') },
    { kind: 'field', names: ['homeBase'], value: '7', field: fieldNamed(scienceKnowledge, 'homeBase') },
    { kind: 'created', names: ['createdFrom', 'createdTo'], from: '2026-01-01', to: '2026-01-31' },
    { kind: 'updated', names: ['updatedFrom', 'updatedTo'], from: '', to: '2026-03-02' },
  ]);
  expect(activeFilters(scienceKnowledge, {})).toEqual([]);
});

test('filters of some types apply only to these types', () => {
  const filters = { grade: '优秀（示范）', area: '桂林市' };
  expect(activeFilters(baseResources, filters)).toEqual([
    { kind: 'field', names: ['area'], value: '桂林市', field: fieldNamed(baseResources, 'area') },
    { kind: 'grade', names: ['grade'], value: '优秀（示范）' },
  ]);
  expect(activeFilters(scienceKnowledge, filters)).toEqual([]);
});

test('a known query keeps the filters and the order that the type knows, and drops the rest', () => {
  const known = { updatedFrom: '2026-03-01', updatedTo: '2026-03-02', type: 'wildlife' };
  const query = {
    ...defaultListQuery,
    pageNum: 2,
    desc: true,
    filters: { ...known, ghost: '1', grade: '优秀（示范）' },
  };
  expect(knownQuery(scienceKnowledge, { ...query, orderBy: 'ghost' })).toEqual({ ...query, filters: known });
  expect(knownQuery(scienceKnowledge, { ...query, orderBy: 'type' })).toEqual({
    ...query,
    orderBy: 'type',
    filters: known,
  });
});
