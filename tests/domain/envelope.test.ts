import { describe, expect, test } from 'vitest';
import { judgeEnvelope, judgeLoginEnvelope, type Verdict } from '#src/domain/envelope.ts';

const data = { id: '1' };

const succeeded: Verdict = { kind: 'success', data };
const expired = (message: string | null = null): Verdict => ({
  kind: 'failure',
  failure: { kind: 'expired', message },
});
const refused = (code: number | null, message: string | null = null): Verdict => ({
  kind: 'failure',
  failure: { kind: 'refused', code, message },
});

type Row = [title: string, body: unknown, verdict: Verdict | null];

const table: Row[] = [
  // One sign of success suffices when the other is absent; if they conflict, failure wins (decision 005).
  ['both marks', { success: true, rCode: 200, resultData: data }, succeeded],
  ['success alone', { success: true, resultData: data }, succeeded],
  ['success with a null rCode', { success: true, rCode: null, resultData: data }, succeeded],
  ['rCode 200 alone', { rCode: 200, resultData: data }, succeeded],
  ['rCode 200 with a null success', { success: null, rCode: 200, resultData: data }, succeeded],
  ['success, but another rCode', { success: true, rCode: 500, rMsg: 'x', resultData: data }, refused(500, 'x')],
  ['rCode 200, but no success', { success: false, rCode: 200, rMsg: 'x', resultData: data }, refused(200, 'x')],
  ['failure alone', { success: false, rMsg: 'x' }, refused(null, 'x')],
  ['another rCode alone', { rCode: 500, rMsg: 'x' }, refused(500, 'x')],
  ['a success that is no boolean', { success: 'true', rCode: 200 }, refused(200)],

  ['fault E8: rCode "200" as text', { rCode: '200', resultData: data }, succeeded],
  ['fault E8: rCode "201" as text', { rCode: '201', rMsg: 'x' }, expired('x')],
  ['fault E8: rCode as a fraction', { success: true, rCode: 200.5 }, refused(200.5)],
  ['fault E8: rCode as text with a fraction', { success: true, rCode: '200.5' }, refused(null)],
  ['fault E8: rCode that is no number', { success: true, rCode: 'ok' }, refused(null)],
  ['fault E8: rCode as a list', { success: true, rCode: [200] }, refused(null)],
  ['fault E8: no rCode and no success', { rMsg: 'x', resultData: data }, null],

  ['201 is expiry', { success: false, rCode: 201, rMsg: 'x' }, expired('x')],
  ['201 is expiry without a message', { rCode: 201 }, expired()],
  ['201 is expiry even with success', { success: true, rCode: 201, resultData: data }, expired()],
  ['201 is expiry even with 无回款', { rCode: 201, rMsg: '无回款' }, expired('无回款')],

  [
    'fault E15: 无回款 passes silently',
    { success: false, rCode: 500, rMsg: '无回款', resultData: data },
    { kind: 'silent', data },
  ],
  ['fault E15: 无回款 without data', { success: false, rMsg: '无回款' }, { kind: 'silent', data: undefined }],
  [
    'fault E15: 无回款 with conflicting signs',
    { success: true, rCode: 500, rMsg: '无回款', resultData: null },
    { kind: 'silent', data: null },
  ],
  ['fault E15: 无回款 with a success', { success: true, rCode: 200, rMsg: '无回款', resultData: data }, succeeded],
  ['fault E15: more than 无回款', { success: false, rCode: 500, rMsg: '无回款！' }, refused(500, '无回款！')],

  ['fault E16: no rMsg', { success: false, rCode: 500 }, refused(500)],
  ['fault E16: an empty rMsg', { success: false, rCode: 500, rMsg: '' }, refused(500)],
  ['fault E16: a blank rMsg', { success: false, rCode: 500, rMsg: ' \n' }, refused(500)],
  ['fault E16: an rMsg that is no text', { success: false, rCode: 500, rMsg: { a: 1 } }, refused(500)],
  ['fault E16: an unknown rCode', { rCode: 20000, rMsg: 'x' }, refused(20000, 'x')],

  [
    'signs of other types are neither success nor failure',
    { success: 'yes', rCode: '200x', rMsg: 2, resultData: data },
    null,
  ],
  ['a success that is no boolean, alone', { success: 'true', resultData: data }, null],
  ['an empty object', {}, null],
  ['null', null, null],
  ['a list', [{ success: true }], null],
  ['a text', 'success', null],
  ['a number', 200, null],
];

describe('the envelope', () => {
  test.for(table)('%s', ([, body, verdict]) => {
    expect(judgeEnvelope(body)).toEqual(verdict);
  });
});

const loginTable: Row[] = [
  ['both marks', { success: true, rCode: 200, resultData: data }, succeeded],
  ['rCode 200 alone', { rCode: 200, resultData: data }, succeeded],
  ['rCode "200" as text', { success: true, rCode: '200', resultData: data }, succeeded],
  ['success alone is not enough', { success: true, resultData: data }, refused(null)],
  ['a clash', { success: false, rCode: 200, rMsg: 'x' }, refused(200, 'x')],
  ['another rCode', { success: true, rCode: 500, rMsg: '验证码错误' }, refused(500, '验证码错误')],
  ['201 is a login error, no expiry', { success: false, rCode: 201, rMsg: 'x' }, refused(201, 'x')],
  ['无回款 is a login error, not silent', { success: false, rCode: 500, rMsg: '无回款' }, refused(500, '无回款')],
  ['no envelope', '<html>', null],
];

describe('the envelope of login', () => {
  test.for(loginTable)('%s', ([, body, verdict]) => {
    expect(judgeLoginEnvelope(body)).toEqual(verdict);
  });
});
