import { expect, test } from 'vitest';
import en from '#src/i18n/en/inspection/inspection.ts';
import es from '#src/i18n/es/inspection/inspection.ts';
import ja from '#src/i18n/ja/inspection/inspection.ts';
import zh from '#src/i18n/zh/inspection/inspection.ts';

const titles = ['columns.title', 'contentChecks.title', 'consultations.title', 'homePage.title'] as const;

test.each(Object.entries({ zh, en, es, ja }))(
  'no sheet of the self-inspection report has a cut name: %s',
  (_, texts) => {
    const names = titles.map((title) =>
      texts['report.section'].replace('{{number}}', '1').replace('{{title}}', texts[title]),
    );
    // The limit of Excel.
    expect(names.filter(({ length }) => length > 31)).toEqual([]);
  },
);
