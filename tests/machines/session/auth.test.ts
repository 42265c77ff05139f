import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failed, type Result, success, unexplained } from '#src/domain/failure.ts';
import { Secret } from '#src/domain/secret.ts';
import { authMachine, type Captcha, type Credentials } from '#src/machines/session/auth.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { network, refused } from '#tests/machines/support/fixtures.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const typed = (userName: string, password = 'p', code = 'c'): Credentials => ({
  userName,
  secret: new Secret({ password, code }),
});

const picture = (sessionId: string) => success<Captcha>({ sessionId, image: `data:${sessionId}` });

const lockedOut = failed({ kind: 'refused', code: 429, message: '不行', retryAfter: 900 });

const model = {
  events: {
    submitted: [
      { type: 'submitted', credentials: typed(' editor ') },
      { type: 'submitted', credentials: typed('admin') },
    ],
    'captcha.renewed': [{ type: 'captcha.renewed' }],
    'lockout.measured': [
      { type: 'lockout.measured', secondsLeft: 1 },
      { type: 'lockout.measured', secondsLeft: 0 },
    ],
  },
  answers: { fetchCaptcha: [picture('s1'), network], signIn: [success(null), refused, lockedOut] },
  // A picture is stored only while it is shown.
  invariant: (snapshot) => {
    if (snapshot.status === 'done') return;
    expect(snapshot.context.captcha !== null).toEqual(snapshot.matches({ form: { captcha: 'shown' } }));
    expect(snapshot.context.lockout !== null).toEqual(snapshot.matches({ form: { lockout: 'running' } }));
  },
} satisfies Model<typeof authMachine>;

function signingIn() {
  const fetchCaptcha = port<Result<Captcha>>();
  const signIn = port<Result<null>, Credentials & { sessionId: string }>();
  const lockout = feed<{ type: 'lockout.measured'; secondsLeft: number }, { type: string }, number>();
  const actors = { fetchCaptcha: fetchCaptcha.logic, signIn: signIn.logic, lockoutFeed: lockout.logic };
  const running = run(authMachine.provide({ actors }));
  const submit = (credentials = typed('editor')) => running.actor.send({ type: 'submitted', credentials });
  /** The sent attempts: names and secrets as the server gets them. */
  const sent = () =>
    signIn.inputs().map(({ userName, secret, sessionId }) => ({ userName, ...secret.reveal(), sessionId }));
  return {
    ...running,
    fetchCaptcha,
    signIn,
    lockout,
    submit,
    sent,
    context: () => running.actor.getSnapshot().context,
  };
}

const form = (captcha: string, attempt: string, lockout = 'none') => ({ form: { captcha, attempt, lockout } });

describe('auth', () => {
  describeModel(authMachine, model);

  test('signs in with the typed values and the session of the shown picture', async () => {
    const { actor, fetchCaptcha, signIn, submit, sent } = signingIn();
    await fetchCaptcha.answer(picture('s1'));
    submit(typed('editor', 'Forest@2026', '0000'));
    expect(sent()).toEqual([{ userName: 'editor', password: 'Forest@2026', code: '0000', sessionId: 's1' }]);
    await signIn.answer(success(null));
    expect({ state: actor.getSnapshot().value, status: actor.getSnapshot().status }).toEqual({
      state: 'signedIn',
      status: 'done',
    });
  });

  test('fault A13: the name is trimmed of blanks of every kind, the password is sent as typed', async () => {
    const blanks = fc.array(fc.constantFrom(' ', '\t', '\u3000', '\u00a0', '\u200b', '\u200d', '\u2060', '\ufeff'));
    // Any text of a form, including lone surrogates.
    const text = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
    await fc.assert(
      fc.asyncProperty(blanks, blanks, text, text, async (before, after, password, code) => {
        const { actor, fetchCaptcha, submit, sent } = signingIn();
        await fetchCaptcha.answer(picture('s1'));
        submit(typed(`${before.join('')}林 ranger${after.join('')}`, password, code));
        expect(sent()).toEqual([{ userName: '林 ranger', password, code, sessionId: 's1' }]);
        actor.stop();
      }),
      { numRuns: 50 },
    );
  });

  test('fault A12, K03: repeated requests send one attempt; then the form works again', async () => {
    const { actor, fetchCaptcha, signIn, submit, value } = signingIn();
    await fetchCaptcha.answer(picture('s1'));
    for (let i = 0; i < 3; i += 1) submit();
    expect({ signInCalls: signIn.calls.length, isBusy: actor.getSnapshot().hasTag('busy') }).toEqual({
      signInCalls: 1,
      isBusy: true,
    });
    await signIn.answer(refused);
    await fetchCaptcha.answer(picture('s2'));
    expect({ state: value(), isBusy: actor.getSnapshot().hasTag('busy') }).toEqual({
      state: form('shown', 'waiting'),
      isBusy: false,
    });
    submit();
    expect(signIn.calls.length).toEqual(2);
  });

  test('fault A6: a refusal keeps the message of the server and fetches a new picture', async () => {
    const { context, fetchCaptcha, signIn, submit, value } = signingIn();
    await fetchCaptcha.answer(picture('s1'));
    submit();
    await signIn.answer(refused);
    expect({ state: value(), fetchCaptchaCalls: fetchCaptcha.calls.length, context: context() }).toEqual({
      state: form('loading', 'waiting'),
      fetchCaptchaCalls: 2,
      context: { captcha: null, captchaFailure: null, credentials: null, failure: refused.failure, lockout: null },
    });
    await fetchCaptcha.answer(picture('s2'));
    expect(context().captcha).toEqual({ sessionId: 's2', image: 'data:s2' });
  });

  test('fault A7: nothing is sent during a lockout; afterwards the next attempt has a new picture', async () => {
    const { context, fetchCaptcha, lockout, signIn, submit, value } = signingIn();
    await fetchCaptcha.answer(picture('s1'));
    submit();
    await signIn.answer(lockedOut);
    await fetchCaptcha.answer(picture('s2'));
    submit();
    lockout.tell({ type: 'lockout.measured', secondsLeft: 899 });
    submit();
    expect({
      state: value(),
      lockout: context().lockout,
      credentials: context().credentials,
      signInCalls: signIn.calls.length,
      listeners: lockout.listeners(),
    }).toEqual({
      state: form('shown', 'waiting', 'running'),
      lockout: { account: 'editor', failure: lockedOut.failure, secondsLeft: 899 },
      credentials: null,
      signInCalls: 1,
      listeners: 1,
    });
    lockout.tell({ type: 'lockout.measured', secondsLeft: 0 });
    expect({ state: value(), lockout: context().lockout, listeners: lockout.listeners() }).toEqual({
      state: form('loading', 'waiting'),
      lockout: null,
      listeners: 0,
    });
    await fetchCaptcha.answer(picture('s3'));
    submit();
    expect(signIn.inputs().map(({ sessionId }) => sessionId)).toEqual(['s1', 's3']);
  });

  test('fault A7: a lockout applies to its account: another can sign in, and its refusal leaves the countdown unchanged', async () => {
    const { context, fetchCaptcha, lockout, signIn, submit, sent, value } = signingIn();
    await fetchCaptcha.answer(picture('s1'));
    submit();
    await signIn.answer(lockedOut);
    await fetchCaptcha.answer(picture('s2'));
    submit(typed('Editor'));
    lockout.tell({ type: 'lockout.measured', secondsLeft: 898 });
    await signIn.answer(refused);
    expect({ state: value(), secondsLeft: context().lockout?.secondsLeft, failure: context().failure }).toEqual({
      state: form('loading', 'waiting', 'running'),
      secondsLeft: 898,
      failure: refused.failure,
    });
    await fetchCaptcha.answer(picture('s3'));
    submit(typed('\u3000editor '));
    submit(typed('admin'));
    expect(sent().map(({ userName }) => userName)).toEqual(['editor', 'Editor', 'admin']);
    await signIn.answer(lockedOut);
    // Only the latest lockout is tracked; the server knows about earlier ones.
    expect({ state: value(), account: context().lockout?.account, listeners: lockout.listeners() }).toEqual({
      state: form('loading', 'waiting', 'running'),
      account: 'admin',
      listeners: 1,
    });
  });

  test('an unexpected error is reported like an unreadable answer', async () => {
    const { context, fetchCaptcha, signIn, submit, value } = signingIn();
    await fetchCaptcha.answer(picture('s1'));
    submit();
    await signIn.break();
    expect({ state: value(), failure: context().failure }).toEqual({
      state: form('loading', 'waiting'),
      failure: unexplained,
    });
  });

  test('fault A9: while the next picture loads, nothing is sent with the used one; one attempt waits', async () => {
    const { fetchCaptcha, signIn, submit, sent, value } = signingIn();
    await fetchCaptcha.answer(picture('s1'));
    submit();
    await signIn.answer(refused);
    submit();
    submit();
    expect({ state: value(), sentCount: sent().length }).toEqual({ state: form('loading', 'queued'), sentCount: 1 });
    await fetchCaptcha.answer(picture('s2'));
    expect({ state: value(), sessionIds: sent().map(({ sessionId }) => sessionId) }).toEqual({
      state: form('shown', 'underway'),
      sessionIds: ['s1', 's2'],
    });
  });

  test('fault A10: an attempt that waits for a failed picture is dropped with the reason', async () => {
    const { context, fetchCaptcha, submit, sent, value } = signingIn();
    submit();
    await fetchCaptcha.answer(network);
    expect({ state: value(), failure: context().failure, credentials: context().credentials, sent: sent() }).toEqual({
      state: form('unavailable', 'waiting'),
      failure: network.failure,
      credentials: null,
      sent: [],
    });
  });

  test('fault A9: no picture is used twice in any order of events', async () => {
    const steps = ['submit', 'renew', 'picture', 'no picture', 'refuse', 'break'] as const;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 20 }), async (taken) => {
        const { actor, fetchCaptcha, signIn, submit, sent } = signingIn();
        let pictures = 0;
        for (const step of taken) {
          if (step === 'submit') submit();
          else if (step === 'renew') actor.send({ type: 'captcha.renewed' });
          else if (step === 'picture') await fetchCaptcha.answer(picture(`s${(pictures += 1)}`));
          else if (step === 'no picture') await fetchCaptcha.answer(network);
          else if (signIn.calls.length > 0) await (step === 'refuse' ? signIn.answer(refused) : signIn.break());
        }
        const used = sent().map(({ sessionId }) => sessionId);
        expect(used).toEqual([...new Set(used)]);
        actor.stop();
      }),
      { numRuns: 200 },
    );
  });

  test.for(['answered', 'broken'] as const)(
    'fault A10: nothing is sent without a picture; a retry fetches it (%s)',
    async (end) => {
      const { actor, context, fetchCaptcha, submit, sent, value } = signingIn();
      await (end === 'answered' ? fetchCaptcha.answer(network) : fetchCaptcha.break());
      submit();
      expect({ state: value(), captchaFailure: context().captchaFailure, sent: sent() }).toEqual({
        state: form('unavailable', 'waiting'),
        captchaFailure: end === 'answered' ? network.failure : unexplained,
        sent: [],
      });
      actor.send({ type: 'captcha.renewed' });
      await fetchCaptcha.answer(picture('s2'));
      submit();
      expect({
        captchaFailure: context().captchaFailure,
        sessionIds: sent().map(({ sessionId }) => sessionId),
      }).toEqual({ captchaFailure: null, sessionIds: ['s2'] });
    },
  );
});
