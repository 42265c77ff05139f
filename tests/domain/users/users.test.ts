import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeParse } from 'valibot';
import { maskDetails, maskEmail, maskPhone } from '#src/domain/users/masks.ts';
import { possibleOperations } from '#src/domain/users/operations.ts';
import { NewUserRules, userRules } from '#src/domain/users/rules.ts';
import { draftOf, emptyUser, readUserValues, rebased, type UserValues, valuesOf } from '#src/domain/users/user.ts';
import { userOf } from '#tests/machines/support/users.ts';

const values: UserValues = {
  account: 'newcomer',
  name1: '档案科',
  phone: '12000010001',
  email: 'new@example.com',
  base: 'GXP001',
  roleId: '2',
};
const user = userOf('7');

/** The first message of each field. */
function messagesOf(rules: Parameters<typeof safeParse>[0], given: object): Record<string, string> {
  const issues = safeParse(rules, given).issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path?.[0].key), message]));
}

describe('masks', () => {
  test('a phone shows its first three and last four digits, a mail its first letter', () => {
    expect({
      phone: maskPhone('13812348888'),
      email: maskEmail('lin@example.com'),
      chineseEmail: maskEmail('林@example.com'),
    }).toEqual({
      phone: '138****8888',
      email: 'l***@example.com',
      chineseEmail: '林***@example.com',
    });
  });

  test.each([
    ['联系13812348888（黄）', '联系138****8888（黄）'],
    ['138 1234 8888、138-1234-8888', '138****8888、138****8888'],
    ['身份证45010319900307123X。', '身份证450***********123X。'],
    ['138－1234－8888、138\u20111234\u20118888、138 12348888', '138****8888、138****8888、138****8888'],
    ['+8613812348888、8613812348888、0086-138-1234-8888', '+86138****8888、86138****8888、0086-138****8888'],
    ['電話１３８１２３４８８８８、＋８６１３８１２３４８８８８', '電話１３８****８８８８、＋８６１３８****８８８８'],
    ['身份证４５０１０３１９９００３０７１２３Ｘ、lin＠example.com', '身份证４５０***********１２３Ｘ、***************'],
    ['1.13812348888 TEL13812348888', '1.138****8888 TEL138****8888'],
    ['请于周五前送至lin@mail.example.com谢谢', '请于周五前送至l***@mail.example.com谢谢'],
    ['José@example.es、13812348888@example.com', 'J***@example.es、1***@example.com'],
    ['已是138****8888、l***@example.com', '已是138****8888、l***@example.com'],
    // Times, numbers of records, long numbers without a birthday, decimals and amounts stay.
    ['2026-06-02 10:00:00 GXP001 1780365600000 450103199013071234 0771-0000101', null],
    ['编号10012345678 GXP13812345678 0.12345678901 0.13812345678 100-2024-2025', null],
    ['12000000000元 13000000000元 ￥13000000000 13000000000.50元 1380000 0000万元 13812345678立方米', null],
  ])('%s is written to a file as %s', (text, inFile) => {
    expect(maskDetails(text)).toEqual(inFile ?? text);
  });

  test('a long text without an address takes no long time', () => {
    const text = 'a'.repeat(200_000);
    expect(maskDetails(text)).toEqual(text);
  });

  test('other formats show nothing more', () => {
    expect({
      noPhone: maskPhone(''),
      shortPhone: maskPhone('1234567'),
      noEmail: maskEmail(''),
      withoutHost: maskEmail('mail'),
      withoutName: maskEmail('@host'),
    }).toEqual({
      noPhone: '',
      shortPhone: '*******',
      noEmail: '',
      withoutHost: '****',
      withoutName: '*****',
    });
  });

  test('no mask shows the hidden characters', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^1\d{10}$/),
        (phone) => maskPhone(phone).replace('****', '') === phone.slice(0, 3) + phone.slice(7),
      ),
    );
    fc.assert(
      fc.property(
        fc.emailAddress(),
        (email) => maskEmail(email).length <= email.length + 3 && maskEmail(email).startsWith(email.charAt(0)),
      ),
    );
  });
});

describe('rules of a user (product 5)', () => {
  test('every field is required, with the messages of the specification', () => {
    expect(messagesOf(NewUserRules, { ...emptyUser, password: '', rePassword: '' })).toEqual({
      account: 'rule.account',
      name1: 'rule.name',
      phone: 'rule.phone',
      email: 'rule.email',
      base: 'rule.base',
      roleId: 'rule.role',
      password: 'rule.password',
      rePassword: 'rule.rePassword',
    });
    expect(messagesOf(userRules(null), { ...values, account: ' \u200b', name1: ' ' })).toEqual({
      account: 'rule.account',
      name1: 'rule.name',
    });
  });

  test('phone, mail, password and its repetition have a format', () => {
    const wrong = {
      ...values,
      phone: '22000010001',
      email: 'new@',
      name1: '林'.repeat(101),
      password: 'weak',
      rePassword: 'other',
    };
    expect(messagesOf(NewUserRules, wrong)).toEqual({
      phone: 'rule.phoneFormat',
      email: 'rule.emailFormat',
      name1: 'rule.tooLong',
      password: 'rule.passwordWeak',
      rePassword: 'rule.mismatch',
    });
    expect(messagesOf(NewUserRules, { ...values, password: 'Initial@2026', rePassword: 'Initial@2026' })).toEqual({});
  });

  test('a field has one message at a time, also if it is empty or no text', () => {
    const issuesOf = (rules: Parameters<typeof safeParse>[0], given: object) =>
      (safeParse(rules, given).issues ?? []).map(({ message }) => message);
    const empty = { ...emptyUser, password: '', rePassword: '' };
    expect(issuesOf(NewUserRules, empty)).toEqual([
      'rule.account',
      'rule.name',
      'rule.phone',
      'rule.email',
      'rule.base',
      'rule.role',
      'rule.password',
      'rule.rePassword',
    ]);
    expect(issuesOf(NewUserRules, { ...values, password: 'Initial@2026', rePassword: '' })).toEqual([
      'rule.rePassword',
    ]);
    const noTexts = { account: 1, name1: 2, phone: 3, email: 4, base: 5, roleId: null };
    expect(issuesOf(userRules(null), noTexts)).toEqual([
      'rule.account',
      'rule.name',
      'rule.phone',
      'rule.email',
      'rule.base',
      'rule.role',
    ]);
    const long = 'x'.repeat(101);
    expect(issuesOf(userRules(null), { ...values, account: long, base: long })).toEqual([
      'rule.tooLong',
      'rule.tooLong',
    ]);
  });

  test('a masked value may stay, and is invalid in any other field', () => {
    expect(messagesOf(userRules(user), valuesOf(user, null))).toEqual({});
    expect(messagesOf(userRules(null), valuesOf(user, null))).toEqual({
      phone: 'rule.phoneFormat',
      email: 'rule.emailFormat',
    });
  });
});

test('a draft omits unchanged phone and mail, revealed or not; missing fields have the saved values', () => {
  const contacts = { phone: '12000010001', email: 'user@example.com' };
  const typed = { ...valuesOf(user, contacts), email: 'other@example.com' };
  const { phone: _phone, email: _email, ...rest } = valuesOf(user, null);
  expect(draftOf(typed, user, contacts)).toEqual({ ...rest, email: 'other@example.com' });
  expect(draftOf({ ...valuesOf(user, null), name1: '林' }, user, null)).toEqual({ ...rest, name1: '林' });
  expect(draftOf(values, null, null)).toEqual(values);
  expect(readUserValues({ account: 'a', password: 'x' }, emptyUser)).toEqual({ ...emptyUser, account: 'a' });
  expect(readUserValues(rest, valuesOf(user, contacts))).toEqual({ ...rest, ...contacts });
  // Another user changed the phone in the meantime, so its mask differs.
  expect(
    messagesOf(
      userRules(userOf('7', { phone: '130****2222' })),
      readUserValues(rest, valuesOf(userOf('7', { phone: '130****2222' }), null)),
    ),
  ).toEqual({});
});

test('own changes are applied to the version that another user saved', () => {
  const base = { ...values };
  const theirs = { ...values, name1: '研学服务科', base: 'GXP002' };
  expect(rebased({ ...values, roleId: '3' }, base, theirs)).toEqual({ ...theirs, roleId: '3' });
});

test('operations depend on state and rights; users cannot disable, reset or delete themselves', () => {
  const all = () => true;
  expect({
    enabled: possibleOperations(user, 'admin', all),
    disabled: possibleOperations(userOf('7', { state: 'disabled' }), 'admin', all),
    locked: possibleOperations(userOf('7', { state: 'locked' }), 'admin', all),
    own: possibleOperations(userOf('7', { state: 'locked' }), 'user7', all),
    deleteOnly: possibleOperations(user, 'admin', (right) => right === 'del'),
    withoutRights: possibleOperations(user, 'admin', () => false),
  }).toEqual({
    enabled: ['reset', 'disable', 'delete'],
    disabled: ['enable', 'reset', 'delete'],
    locked: ['unlock', 'reset', 'disable', 'delete'],
    own: ['unlock'],
    deleteOnly: ['delete'],
    withoutRights: [],
  });
});
