import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { isStrongPassword, PasswordChange, passwordClasses } from '#src/domain/users/password.ts';

describe('the password rule (decision 031)', () => {
  const table: [password: string, strong: boolean][] = [
    ['Forest@2026', true],
    ['forest-2026', true],
    ['FOREST 2026', true],
    ['Forest2026', true],
    ['forest2026', false],
    ['forestforest', false],
    ['Fo@2026', false],
    ['Fo@20261', true],
    [`Aa1${'x'.repeat(61)}`, true],
    [`Aa1${'x'.repeat(62)}`, false],
    // Eight characters, whatever their number of bytes.
    ['Aa1🌲🌲🌲🌲🌲', true],
    ['Aa🌲🌲🌲', false],
    ['密码Aa123', false],
    ['密码Aa1234', true],
    ['', false],
  ];

  test.for(table)('%j', ([password, strong]) => {
    expect(isStrongPassword(password)).toEqual(strong);
  });

  test('counts the character classes', () => {
    expect(['', 'a', 'aA', 'aA1', 'aA1 ', '林'].map(passwordClasses)).toEqual([0, 1, 2, 3, 4, 1]);
  });
});

describe('the change-password form (product 5)', () => {
  type Form = [oldPwd: string, newPwd1: string, newPwd2: string];
  const good = 'Forest@2027';

  function messagesOf([oldPwd, newPwd1, newPwd2]: Form) {
    const { issues = [] } = safeParse(PasswordChange, { oldPwd, newPwd1, newPwd2 });
    const messages: Record<string, string> = {};
    for (const { path, message } of issues) messages[String(path?.[0]?.key)] ??= message;
    return messages;
  }

  const table: [title: string, form: Form, messages: Record<string, string>][] = [
    ['a proper change', ['old', good, good], {}],
    ['N01: empty', ['', '', ''], { oldPwd: 'pwd.required', newPwd1: 'pwd.required', newPwd2: 'pwd.required' }],
    ['N02: another confirmation', ['old', good, `${good}!`], { newPwd2: 'pwd.mismatch' }],
    ['a missing confirmation', ['old', good, ''], { newPwd2: 'pwd.required' }],
    ['fault A27: the old password again', [good, good, good], { newPwd1: 'pwd.same' }],
    ['a weak one', ['old', 'forest', 'forest'], { newPwd1: 'pwd.rule' }],
    [
      'a weak password and a different confirmation',
      ['old', 'forest', 'x'],
      { newPwd1: 'pwd.rule', newPwd2: 'pwd.mismatch' },
    ],
    ['fault A13: blanks are part of it', ['old', good, `${good} `], { newPwd2: 'pwd.mismatch' }],
  ];

  test.for(table)('%s', ([, form, messages]) => {
    expect(messagesOf(form)).toEqual(messages);
  });
});
