import type { Fault } from '#mocks/faults/fault.ts';

type WithoutPath<One> = One extends unknown ? Omit<One, 'path'> : never;

/** How a call with a fault ends for the user (decision 005). */
export type Ends = 'asUsual' | 'reported' | 'silent' | 'expired';

interface Row {
  fault: WithoutPath<Fault>;
  ends: Ends;
  /** Whether the server still carries out the call. */
  arrives: boolean;
  /** A write counts the answer as a success, although it has no data (decision 005). */
  isSuccess: boolean;
}

/** The kinds of fault that prevent the call from being carried out. */
const preventing: readonly Fault['kind'][] = ['network', 'hang', 'html', 'empty', 'body', 'refuse', 'status', 'expire'];

/** A fault of every call. */
const each = (fault: WithoutPath<Fault>, ends: Ends = 'reported', isSuccess = ends === 'asUsual'): Row => ({
  fault: { ...fault, when: 'always' },
  ends,
  arrives: !preventing.includes(fault.kind),
  isSuccess,
});

const status = (code: number, ends?: Ends) => each({ kind: 'status', status: code, body: '<h1>nginx</h1>' }, ends);

/** Every kind of fault with its rows by title. A new kind does not compile without rows. */
const kinds: Readonly<Record<Fault['kind'], Readonly<Record<string, Row>>>> = {
  network: { 'no network (fault E1)': each({ kind: 'network' }) },
  lost: { 'answer lost': each({ kind: 'lost' }) },
  broken: { 'connection broken (fault E2)': each({ kind: 'broken' }) },
  hang: { 'no answer (fault E3)': each({ kind: 'hang' }) },
  html: { 'HTML (fault E6)': each({ kind: 'html' }) },
  empty: { empty: each({ kind: 'empty' }) },
  truncated: { 'truncated (fault E10)': each({ kind: 'truncated' }) },
  wrongTypes: { 'wrong types': each({ kind: 'wrongTypes' }) },
  bare: { 'a success without data': each({ kind: 'bare' }, 'reported', true) },
  body: {
    'a success with invalid data': each(
      { kind: 'body', body: { success: true, rCode: 200, resultData: 'rubbish' } },
      'reported',
      true,
    ),
    'a refusal without an rMsg (fault E16)': each({ kind: 'body', body: { success: false, rCode: 500 } }),
  },
  refuse: {
    refused: each({ kind: 'refuse', rCode: 500, rMsg: '不行' }),
    'silent (fault E15)': each({ kind: 'refuse', rCode: 500, rMsg: '无回款' }, 'silent'),
    'expired by rCode': each({ kind: 'refuse', rCode: 201, rMsg: '过期' }, 'expired'),
  },
  // The client treats the other statuses like one of these: see the call matrix.
  status: {
    'HTTP 401 (fault E12)': status(401, 'expired'),
    'HTTP 403 (fault E12)': status(403),
    'HTTP 500 (fault E12)': status(500),
  },
  expire: { 'the session ends': each({ kind: 'expire' }, 'expired') },
  newer: { 'a newer back-end': each({ kind: 'newer' }, 'asUsual') },
  delay: { late: each({ kind: 'delay', milliseconds: 1000 }, 'asUsual') },
  slow: { 'slow transfer (fault E14)': each({ kind: 'slow', bytesPerSecond: 100_000 }, 'asUsual') },
  huge: { 'a megabyte more (fault E14)': each({ kind: 'huge', megabytes: 1 }, 'asUsual') },
};

/** A fault with its name for titles. */
export type NamedFault = readonly [string, Row];

export const eachFault: readonly NamedFault[] = Object.values(kinds).flatMap((ofKind) => Object.entries(ofKind));
