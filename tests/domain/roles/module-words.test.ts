import { expect, test } from 'vitest';
import { matrixOf } from '#src/domain/roles/role-matrix.ts';
import en from '#src/i18n/en/roles.ts';
import es from '#src/i18n/es/roles.ts';
import ja from '#src/i18n/ja/roles.ts';
import zh from '#src/i18n/zh/roles.ts';
import { grantsOf } from '#mocks/seed/modules.ts';

const toCome = matrixOf(grantsOf(() => true)).flatMap(({ pages }) => pages.filter(({ title }) => title === null));

test.each(Object.entries({ zh, en, es, ja }))(
  'a page that is still to come has a name in %s, the Chinese one as the server says it',
  (language, words) => {
    const names = toCome.map(({ path }) => (words as Record<string, string>)[`module.${path}`]);
    expect(names).not.toContain(undefined);
    if (language === 'zh') expect(names).toEqual(toCome.map(({ name }) => name));
  },
);
