import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { findDirectly } from '#src/i18n/direct-texts.ts';
import { isolated } from '#src/i18n/legible.ts';

const texts = {
  plain: 'Edit',
  named: '{{operation}}: {{title}}',
  rows: '{{count}} rows',
  rows_one: '{{count}} row',
  total: '{{total, number}} in all',
};

type Find = (key: string, values?: object) => string;

async function started() {
  const i18n = createInstance();
  await i18n.init({
    lng: 'en',
    resources: {
      en: { common: texts, shell: { own: 'Own' } },
      es: { common: { plain: 'Editar' }, shell: { own: 'Propio' } },
    },
    ns: ['common', 'shell'],
    defaultNS: 'common',
    fallbackLng: false,
    keySeparator: false,
    interpolation: { escape: isolated },
  });
  const lookups: unknown[] = [];
  const lookUp = i18n.t as unknown as Find;
  Object.assign(i18n, {
    t: (key: string, values: object) => {
      lookups.push(key);
      return lookUp(key, values);
    },
  });
  findDirectly(i18n);
  return { i18n, t: i18n.getFixedT(null, 'common') as unknown as Find, lookups };
}

test('a text is found where it is stored, with any values and in any place', async () => {
  const { i18n, t, lookups } = await started();
  const shown = ['银杏', '{{title}}', 'שלום', 7].map((title) => t('named', { operation: t('plain'), title }));
  expect(shown).toEqual(['Edit: 银杏', 'Edit: {{title}}', 'Edit: \u2068שלום\u2069', 'Edit: 7']);
  // The braces of a title look like a gap, so i18next fills in this one.
  expect(lookups).toEqual(['named']);

  const inSpanish = i18n.getFixedT('es', ['common', 'shell']) as unknown as Find;
  const places = [
    (i18n.t as unknown as Find)('plain'),
    t('plain', { lng: 'es' }),
    t('own', { ns: 'shell' }),
    inSpanish('shell:own'),
  ];
  expect(places).toEqual(['Edit', 'Editar', 'Own', 'Propio']);
  // The first of several namespaces that has the text counts.
  expect([inSpanish('plain'), inSpanish('own'), t('own', { ns: ['common', 'shell'] })]).toEqual([
    'Editar',
    'Propio',
    'Own',
  ]);
  expect(lookups).toEqual(['named']);
});

test('i18next chooses plurals, formats numbers and answers for what is missing', async () => {
  const { i18n, t } = await started();
  const shown = [
    t('rows', { count: 1 }),
    t('rows', { count: 2 }),
    t('total', { total: 12_000 }),
    t('absent'),
    t('absent', { defaultValue: 'Nothing' }),
    t('plain', { defaultValue: 'Nothing' }),
    i18n.t('common:absent', 'Nothing'),
  ];
  expect(shown).toEqual(['1 row', '2 rows', '12,000 in all', 'absent', 'Nothing', 'Edit', 'Nothing']);
});

test('another language and texts that are loaded later are shown', async () => {
  const { i18n, t } = await started();
  const before = [t('plain'), t('late')];
  await i18n.changeLanguage('es');
  i18n.addResourceBundle('es', 'common', { late: 'Luego' }, true);
  expect([...before, t('plain'), t('late')]).toEqual(['Edit', 'late', 'Editar', 'Luego']);
});
