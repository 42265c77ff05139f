import { describe, expect, test } from 'vitest';
import type { AnyActor, InspectionEvent } from 'xstate';
import { success } from '#src/domain/failure.ts';
import { Secret } from '#src/domain/secret.ts';
import { sanitise } from '#src/inspector/sanitise.ts';
import type { passwordChangeMachine } from '#src/machines/session/password-change.ts';
import { startApp } from '#tests/machines/support/app.ts';
import { articles } from '#tests/machines/support/fixtures.ts';

const canaries = { password: 'canary-password', code: 'canary-code', newPassword: 'canary-new' };

/** All parts of a session that handle secrets: a refused login, a login and a change of the password. */
async function tellTheStory(inspect: (event: InspectionEvent) => void) {
  const app = startApp({ href: articles, inspect });
  await app.signIn(canaries.password, canaries.code);
  await app.grant();
  const dialog = app.child<typeof passwordChangeMachine>('passwordChange');
  dialog.send({ type: 'opened' });
  const request = new Secret({ password: canaries.newPassword, passwordOld: canaries.password });
  dialog.send({ type: 'submitted', request });
  await app.changePassword.answer(success(null));
  app.root.send({ type: 'logout.requested' });
  await app.signOut.answer(success(null));
  return app;
}

const leaks = (text: string) => Object.values(canaries).filter((canary) => text.includes(canary));

describe('fault K3: secrets and the inspector', () => {
  test('no event of a session from login to logout contains a secret, sanitised or not', async () => {
    const printed = { raw: [] as string[], sanitised: [] as string[] };
    await tellTheStory((event) => {
      // Without the links to the machine, which are circular and hold no data.
      printed.raw.push(JSON.stringify({ ...event, _transitions: [] }));
      printed.sanitised.push(JSON.stringify(sanitise({ ...event, _transitions: [] })));
    });
    expect(leaks(printed.raw.join('\n'))).toEqual([]);
    expect(leaks(printed.sanitised.join('\n'))).toEqual([]);
    // The sealed secrets prove that the events were recorded.
    expect(printed.raw.join('\n')).toContain('"secret":"•••"');
    expect(printed.raw.join('\n')).toContain('"request":"•••"');
  });

  test('no persistable snapshot contains a secret', async () => {
    const kept: string[] = [];
    await tellTheStory((event) => {
      if (event.type === '@xstate.snapshot')
        kept.push(JSON.stringify((event.actorRef as AnyActor).getPersistedSnapshot()));
    });
    expect(leaks(kept.join('\n'))).toEqual([]);
    expect(kept.join('\n')).toContain('"secret":"•••"');
  });
});

describe('the sanitiser as second safeguard', () => {
  test('hides values with names of secrets at any depth and in any spelling; names and nulls stay', () => {
    const event = {
      type: 'xstate.done.actor.signIn',
      output: { Token: 't', access_token: 't', user: [{ Password: 'p', repassword: null, name: '林' }] },
      headers: { Authorization: 'Bearer t' },
      captcha: { image: 'data:', sessionId: 's' },
      credentials: { secret: { password: 'p', code: 'c' } },
      form: { oldPwd: 'a', newPwd1: 'b', newPwd2: 'b', code: 7 },
    };
    expect(sanitise(event)).toEqual({
      type: 'xstate.done.actor.signIn',
      output: { Token: '•••', access_token: '•••', user: [{ Password: '•••', repassword: null, name: '林' }] },
      headers: { Authorization: '•••' },
      captcha: '•••',
      credentials: { secret: '•••' },
      form: { oldPwd: '•••', newPwd1: '•••', newPwd2: '•••', code: '•••' },
    });
  });

  test('cuts cycles and keeps repeated references', () => {
    const shared = { name: 'shared' };
    const circle: Record<string, unknown> = { first: shared, second: shared };
    circle.self = [circle];
    expect(sanitise(circle)).toEqual({ first: shared, second: shared, self: ['[circular]'] });
  });

  test('uses `toJSON` and hides secrets in its result', () => {
    const actor = { toJSON: () => ({ id: 'auth', token: 't' }), token: 't' };
    expect(sanitise({ actor, sealed: new Secret('t'), when: new Date(0) })).toEqual({
      actor: { id: 'auth', token: '•••' },
      sealed: '•••',
      when: '1970-01-01T00:00:00.000Z',
    });
  });

  test('leaves plain values unchanged', () => {
    const plain = ['text', 7, true, null, undefined];
    expect(plain.map(sanitise)).toEqual(plain);
  });

  test('leaves the original unchanged', () => {
    const event = { password: 'p', list: [{ token: 't' }] };
    sanitise(event);
    expect(event).toEqual({ password: 'p', list: [{ token: 't' }] });
  });
});
