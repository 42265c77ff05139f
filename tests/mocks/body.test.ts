import { expect, test } from 'vitest';
import { type Body, readBody } from '#mocks/body.ts';

const sent = (text: string): Body => ({ text, parts: {}, bytes: new Map() });
const form = 'application/x-www-form-urlencoded; charset=UTF-8';

test('decision 010: a form has one field, user, with JSON in it', () => {
  expect(readBody('form', form, sent('user=%7B%22account%22%3A%22a%26b%22%7D'))).toEqual({ user: { account: 'a&b' } });
});

test.each([
  ['name=1', '表单只能有一个字段 user'],
  ['user=1&user=2', '表单只能有一个字段 user'],
  ['', '表单只能有一个字段 user'],
  ['user=plain', '请求内容不是有效的 JSON'],
])('the form %s is refused', (body, message) => {
  expect(() => readBody('form', form, sent(body))).toThrow(message);
});

test('a form that comes as JSON is refused', () => {
  expect(() => readBody('form', 'application/json', sent('{}'))).toThrow(
    '请求内容类型应为 application/x-www-form-urlencoded',
  );
});
