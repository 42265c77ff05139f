import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { ContentType, Field } from '#src/domain/content/content-type.ts';
import { readNumber } from '#src/domain/content/read-number.ts';
import { type ContentValues, emptyValues, isDateTime, rulesOf, sameValues } from '#src/domain/content/rules.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';

const article: ContentValues = {
  mainTitle: '银杏',
  bannerTitle: '银杏',
  homeBase: '7',
  type: 'treesAndPlants',
  keyword: '银杏,古树',
  summary: '一种古老的树',
  releaseTime: '2026-03-12 09:30:00',
  releasePeople: '林业站',
  phone: '13800138000',
  cover: '',
  content: '',
};

/** The messages by field, as a form shows them: the first of each. */
function messagesOf(values: unknown, type: ContentType = scienceKnowledge): Record<string, string> {
  const { issues = [] } = safeParse(rulesOf(type), values);
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[String(path?.[0]?.key)] ??= message;
  return messages;
}

describe('the rules of an article (product 5)', () => {
  test('a complete article passes, unchanged', () => {
    const untrimmed = { ...article, mainTitle: '  银杏 ' };
    expect(safeParse(rulesOf(scienceKnowledge), untrimmed).output).toEqual(untrimmed);
  });

  test('every field of the spec is required, each with its message', () => {
    const { cover: _, content: __, ...spec } = article;
    const required = Object.fromEntries(Object.keys(spec).map((name) => [name, 'msg.required']));
    expect(messagesOf(emptyValues(scienceKnowledge))).toEqual({
      ...required,
      homeBase: 'msg.required.choice',
      type: 'msg.required.choice',
      releaseTime: 'msg.required.choice',
      phone: 'msg.phone.required',
    });
  });

  test('a text of blanks counts as empty', () => {
    expect(messagesOf({ ...article, mainTitle: ' 　\n', phone: '  ' })).toEqual({
      mainTitle: 'msg.required',
      phone: 'msg.phone.required',
    });
  });

  test('a missing field or one that is no text is refused', () => {
    const { mainTitle: _, ...rest } = article;
    const { mainTitle, ...others } = messagesOf({ ...rest, summary: 3, type: null });
    expect([typeof mainTitle, others]).toEqual(['string', { type: 'msg.required.choice', summary: 'msg.required' }]);
  });

  test('an unknown kind is refused', () => {
    expect(messagesOf({ ...article, type: 'fishing' })).toEqual({ type: 'msg.choice' });
  });

  test('fault G9: a text over the limit is refused, one below is kept', () => {
    const length = 200_000;
    expect([
      messagesOf({ ...article, summary: 'x'.repeat(length) }),
      messagesOf({ ...article, summary: 'x'.repeat(length + 1) }),
    ]).toEqual([{}, { summary: 'msg.tooLong' }]);
  });

  test('fault G9: any text that is not blank is kept as it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.trim() !== ''),
        (summary) => {
          expect(safeParse(rulesOf(scienceKnowledge), { ...article, summary }).output).toEqual({ ...article, summary });
        },
      ),
    );
  });
});

describe('a phone (product 5, 9)', () => {
  const phones: [phone: string, message: string | undefined][] = [
    ['13800138000', undefined],
    ['10000000000', undefined],
    ['', 'msg.phone.required'],
    ['1380013800', 'msg.phone.format'],
    ['138001380000', 'msg.phone.format'],
    ['23800138000', 'msg.phone.format'],
    ['1380013800a', 'msg.phone.format'],
    ['138 0013 8000', 'msg.phone.format'],
    ['+8613800138000', 'msg.phone.format'],
    [' 13800138000', 'msg.phone.format'],
    ['13800138000\n', 'msg.phone.format'],
    ['１３８００１３８０００', 'msg.phone.format'],
  ];

  test.for(phones)('%j', ([phone, message]) => {
    expect(messagesOf({ ...article, phone })).toEqual(message ? { phone: message } : {});
  });
});

describe('a date with time', () => {
  const times: [text: string, valid: boolean][] = [
    ['2026-03-12 09:30:00', true],
    ['2024-02-29 23:59:59', true],
    ['2026-02-29 00:00:00', false],
    ['2026-04-31 00:00:00', false],
    ['2026-13-01 00:00:00', false],
    ['2026-00-10 00:00:00', false],
    ['2026-03-12 24:00:00', false],
    ['2026-03-12 09:60:00', false],
    ['2026-03-12', false],
    ['2026-03-12T09:30:00', false],
    ['2026-3-12 9:30:00', false],
    ['2026-03-12 09:30:00\n', false],
    ['', false],
  ];

  test.for(times)('%j', ([text, valid]) => {
    expect(isDateTime(text)).toEqual(valid);
  });

  test('has a message of its own', () => {
    expect(messagesOf({ ...article, releaseTime: '2026-02-30 00:00:00' })).toEqual({
      releaseTime: 'msg.dateTime.format',
    });
  });
});

const typeOf = (...fields: Field[]): ContentType => ({ ...scienceKnowledge, groups: [{ title: 'group', fields }] });

describe('a number', () => {
  const type = typeOf(
    { name: 'price', label: 'p', kind: 'number' },
    { name: 'stock', label: 's', kind: 'number', whole: true },
  );

  test.for<[typed: string, price: string | null, stock: string | null]>([
    ['0', null, null],
    ['120', null, null],
    ['2.5', null, 'msg.number.whole'],
    ['2.0', null, 'msg.number.whole'],
    ['2.555', 'msg.number.format', 'msg.number.whole'],
    ['-3', 'msg.number.negative', 'msg.number.negative'],
    ['-2.5', 'msg.number.negative', 'msg.number.negative'],
    ['1,200', 'msg.number.format', 'msg.number.whole'],
    ['1e3', 'msg.number.format', 'msg.number.whole'],
    ['some', 'msg.number.format', 'msg.number.whole'],
    ['', 'msg.required', 'msg.required'],
  ])('%j is checked as stored; counts are whole', ([value, price, stock]) => {
    expect(messagesOf({ price: value, stock: value }, type)).toEqual({
      ...(price && { price }),
      ...(stock && { stock }),
    });
  });

  test.for([
    ['1,200', '1200'],
    ['0,500', '0,500'],
    ['1，234，567.5', '1234567.5'],
    ['１２', '12'],
    [' －3　', '-3'],
    ['108.3167', '108.3167'],
    ['12,34', '12,34'],
    ['0.123,456', '0.123,456'],
    ['', ''],
  ] as const)('written %j is read as %j', ([written, read]) => {
    expect(readNumber(written)).toEqual(read);
  });
});

describe('a place, an address, a telephone number', () => {
  const type = typeOf(
    { name: 'lng', label: 'l', kind: 'longitude' },
    { name: 'lat', label: 'l', kind: 'latitude' },
    { name: 'site', label: 's', kind: 'url' },
    { name: 'tel', label: 't', kind: 'tel' },
  );
  const sound = { lng: '108.3167', lat: '22.8167', site: 'https://example.com', tel: '0771-5550100' };

  test.for<[change: ContentValues, messages: Record<string, string>]>([
    [{}, {}],
    [{ lng: '180', lat: '-90' }, {}],
    [{ lng: '-180', lat: '90' }, {}],
    [
      { lng: '180.1', lat: '90.1' },
      { lng: 'msg.longitude.format', lat: 'msg.latitude.format' },
    ],
    [
      { lng: '108,3', lat: 'N22' },
      { lng: 'msg.longitude.format', lat: 'msg.latitude.format' },
    ],
    [{ site: 'http://example.com' }, {}],
    [{ site: 'HTTPS://EXAMPLE.COM/a?b#c' }, {}],
    [{ site: 'example.com' }, { site: 'msg.url.format' }],
    [{ site: 'javascript:alert(1)//https://example.com' }, { site: 'msg.url.format' }],
    [{ site: 'https://' }, { site: 'msg.url.format' }],
    [{ site: 'https://a b' }, { site: 'msg.url.format' }],
    [{ tel: '+86 771 5550100' }, {}],
    [{ tel: '110' }, { tel: 'msg.tel.format' }],
    [{ tel: '0771–5550100' }, { tel: 'msg.tel.format' }],
    // A blank is reported once, as missing.
    [
      { lng: ' ', lat: ' ', site: ' ', tel: ' ' },
      { lng: 'msg.required', lat: 'msg.required', site: 'msg.required', tel: 'msg.required' },
    ],
  ])('with %j: %j', ([change, messages]) => {
    expect(messagesOf({ ...sound, ...change }, type)).toEqual(messages);
  });
});

describe('dates that must be in order', () => {
  const type = typeOf(
    { name: 'until', label: 'u', kind: 'date', notAfter: 'start' },
    { name: 'start', label: 's', kind: 'date' },
    { name: 'end', label: 'e', kind: 'date', notBefore: 'start', optional: true },
  );
  const sound = { until: '2026-02-28', start: '2026-03-01', end: '2026-03-31' };

  test.for<[change: ContentValues, messages: Record<string, string>]>([
    [{}, {}],
    [{ end: '2026-03-01', until: '2026-03-01' }, {}],
    [{ end: '' }, {}],
    [{ end: '2026-01-15' }, { end: 'msg.order.notBefore' }],
    [{ until: '2026-03-02' }, { until: 'msg.order.notAfter' }],
    [{ start: '2026-04-01' }, { end: 'msg.order.notBefore' }],
    [{ start: '2026-01-01' }, { until: 'msg.order.notAfter' }],
    // An invalid date is reported by its own rule.
    [{ start: '' }, { start: 'msg.required.choice' }],
    [{ start: 'soon' }, { start: 'msg.date.format' }],
    [{ end: '2026-01-32' }, { end: 'msg.date.format' }],
  ])('with %j: %j', ([change, messages]) => {
    expect(messagesOf({ ...sound, ...change }, type)).toEqual(messages);
  });

  test('dates with times are compared to the second', () => {
    const timed = typeOf(
      { name: 'start', label: 's', kind: 'dateTime' },
      { name: 'end', label: 'e', kind: 'dateTime', notBefore: 'start' },
    );
    const judged = (start: string) => messagesOf({ start, end: '2026-03-01 09:00:00' }, timed);
    expect(['2026-03-01 09:00:00', '2026-03-01 09:00:01'].map(judged)).toEqual([{}, { end: 'msg.order.notBefore' }]);
  });
});

describe('an optional field', () => {
  const type = typeOf({ name: 'phone', label: 'phone', kind: 'phone', optional: true });

  test('may be empty or missing, which becomes empty', () => {
    expect([{ phone: '' }, {}].map((values) => safeParse(rulesOf(type), values).output)).toEqual([
      { phone: '' },
      { phone: '' },
    ]);
  });

  test('may be blank, whatever its kind', () => {
    const kinds = typeOf(
      ...(
        ['phone', 'tel', 'url', 'number', 'date', 'dateTime', 'longitude', 'latitude', 'choice', 'text'] as const
      ).map((kind) => ({ name: kind, label: kind, kind, optional: true })),
    );
    const blank = Object.fromEntries(Object.keys(emptyValues(kinds)).map((name) => [name, ' 　']));
    expect(messagesOf(blank, kinds)).toEqual({});
  });

  test('without choices accepts no value', () => {
    expect(messagesOf({ a: 'x' }, typeOf({ name: 'a', label: 'a', kind: 'choice' }))).toEqual({ a: 'msg.choice' });
  });

  test('must be valid when filled in', () => {
    expect(messagesOf({ phone: '123' }, type)).toEqual({ phone: 'msg.phone.format' });
  });
});

test('values are equal when every field is, on both sides', () => {
  const values = { a: '1', b: '2' };
  expect([
    sameValues(values, { b: '2', a: '1' }),
    sameValues(values, { a: '1', b: '3' }),
    sameValues({ a: '1' }, values),
    sameValues(values, { a: '1' }),
    sameValues(undefined, values),
    sameValues(undefined, {}),
  ]).toEqual([true, false, false, false, false, false]);
});
