import { expect, test } from 'vitest';
import { termSeparators, termsOf } from '#src/domain/content/terms.ts';

test('terms are split at all common separators, unique and without blanks', () => {
  expect(termSeparators.map((separator) => termsOf(`防火${separator} 湿地 ${separator}${separator}防火`))).toEqual(
    termSeparators.map(() => ['防火', '湿地']),
  );
  expect({ lines: termsOf('鸟\n兽'), latin: termsOf('Ginkgo biloba'), empty: termsOf(' ； ') }).toEqual({
    lines: ['鸟', '兽'],
    latin: ['Ginkgo biloba'],
    empty: [],
  });
});
