import { expect, test } from 'vitest';
import { fieldsOf, searchedFields } from '#src/domain/content/content-type.ts';
import { columnsOf, shownColumns, sortableNames } from '#src/domain/content/list-columns.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';

const types = await Promise.all(contentTypes.map((entry) => entry.load()));
const namesOf = (columns: readonly { name: string }[]) => columns.map(({ name }) => name);

test('a list offers every field that fits into a line, and the common properties', () => {
  for (const type of types) {
    const fitting = fieldsOf(type).filter(
      ({ name, kind }) => name !== type.titleField && kind !== 'richText' && kind !== 'picture',
    );
    const names = [
      'status',
      ...namesOf(fitting),
      ...(type.grades ? ['grade'] : []),
      'id',
      'createdBy',
      'createdTime',
      'updatedBy',
      'updatedTime',
      'version',
    ];
    expect(namesOf(columnsOf(type))).toEqual(names);
    expect(sortableNames(type)).toEqual([type.titleField, ...names]);
    expect(namesOf(shownColumns(type, null))).toEqual(['status', ...type.columns, 'updatedTime']);
  }
});

test('fault H2: chosen columns are shown in order, each once; unknown ones are left out', () => {
  const columns = ['phone', 'ghost', 'status', 'phone', 'content', '__proto__'];
  expect(namesOf(shownColumns(scienceKnowledge, columns))).toEqual(['phone', 'status']);
  expect(shownColumns(scienceKnowledge, [])).toEqual([]);
});

test('a keyword search covers title, keywords and summary under all their names', () => {
  const searched = types.map((type) => [type.titleField, namesOf(searchedFields(type))] as const);
  expect(searched.every(([titleField, names]) => names.includes(titleField))).toBe(true);
  expect(namesOf(searchedFields(scienceKnowledge))).toEqual(['mainTitle', 'keyword', 'summary']);
});
