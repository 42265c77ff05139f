import { describe, expect, test } from 'vitest';
import type { EventFrom } from 'xstate';
import type { Account } from '#src/domain/rights/access.ts';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import { Secret } from '#src/domain/secret.ts';
import {
  type PasswordChangeCall,
  passwordChangeMachine,
  type PasswordChangeRequest,
} from '#src/machines/session/password-change.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { notified } from '#tests/machines/support/facts.ts';
import { network, refused, silent, timeout, unreadable } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';
import { editor, editorGrants } from '#tests/machines/support/session.ts';

const request: PasswordChangeRequest = new Secret({ password: 'Forest@2027', passwordOld: 'Forest@2026' });

const accountOf = (mustChange: boolean): Account => ({ ...editor, ...(mustChange ? { mustChange } : {}) });
const opened = (mustChange: boolean) =>
  ({ type: 'session.opened', account: accountOf(mustChange), grants: editorGrants }) as const;
const renewed = (mustChange: boolean) =>
  ({
    type: 'permissions.renewed',
    outcome: { kind: 'granted', account: accountOf(mustChange), grants: editorGrants },
  }) as const;

const withoutAttempt = ({ request: kept, failure }: { request: unknown; failure: unknown }) => ({
  request: kept,
  failure,
});

const model = {
  events: {
    opened: [{ type: 'opened' }],
    'session.opened': [opened(true), opened(false)],
    'permissions.renewed': [renewed(true), renewed(false)],
    closed: [{ type: 'closed' }],
    edited: [{ type: 'edited' }],
    submitted: [{ type: 'submitted', request }],
    'session.closed': [{ type: 'session.closed' }],
  },
  answers: { changePassword: [success(null), refused, network, ...silent] },
  situation: ({ context }) => [withoutAttempt(context), context.isDemanded],
  // Passwords are stored only while they are sent.
  invariant: ({ context, value }) => expect(context.request).toEqual(value === 'sending' ? request : null),
} satisfies Model<typeof passwordChangeMachine>;

/** Opened by the user, or because the session requires it. */
function dialog(opening: EventFrom<typeof passwordChangeMachine> = { type: 'opened' }) {
  const change = port<Result<unknown>, PasswordChangeCall>();
  const running = run(passwordChangeMachine.provide({ actors: { changePassword: change.logic } }));
  const submit = () => running.actor.send({ type: 'submitted', request });
  running.actor.send(opening);
  return { ...running, change, submit, context: () => withoutAttempt(running.actor.getSnapshot().context) };
}

const clean = { request: null, failure: null };

describe('change password', () => {
  describeModel(passwordChangeMachine, model);

  test('success closes the dialog and is reported', async () => {
    const { change, context, facts, submit, value } = dialog();
    submit();
    expect(change.inputs().map((call) => call.request.reveal())).toEqual([
      { password: 'Forest@2027', passwordOld: 'Forest@2026' },
    ]);
    await change.answer(success(null));
    expect({ state: value(), context: context(), facts }).toEqual({
      state: 'closed',
      context: clean,
      facts: [notified({ code: 'password.changed' })],
    });
  });

  test('decision 031: a change in another browser tab ends the requirement here; a dialog opened by the user stays', () => {
    const own = dialog();
    own.actor.send(renewed(false));
    expect(own.value()).toEqual('editing');
    const { actor, value } = dialog(opened(true));
    actor.send(renewed(true));
    expect(value()).toEqual('editing');
    actor.send(renewed(false));
    expect({ state: value(), isDemanded: actor.getSnapshot().context.isDemanded }).toEqual({
      state: 'closed',
      isDemanded: false,
    });
  });

  test('decision 031: a required change keeps the dialog open until it is done or the session ends', async () => {
    const { actor, change, submit, value } = dialog(opened(true));
    actor.send({ type: 'closed' });
    expect(value()).toEqual('editing');
    submit();
    await change.answer(refused);
    actor.send({ type: 'closed' });
    expect(value()).toEqual('editing');
    submit();
    await change.answer(success(null));
    actor.send({ type: 'opened' });
    actor.send({ type: 'closed' });
    expect(value()).toEqual('closed');
    actor.send(opened(true));
    actor.send({ type: 'session.closed' });
    expect({ state: value(), isDemanded: actor.getSnapshot().context.isDemanded }).toEqual({
      state: 'closed',
      isDemanded: false,
    });
  });

  test('decision 031: after a change in another browser tab a refused attempt can be closed', async () => {
    const { actor, change, submit, value } = dialog(opened(true));
    submit();
    actor.send(renewed(false));
    await change.answer(refused);
    actor.send({ type: 'closed' });
    expect(value()).toEqual('closed');
  });

  test('N06: repeated confirmations send one request; the dialog cannot be closed in the meantime', () => {
    const { actor, change, submit, value } = dialog();
    for (let i = 0; i < 3; i += 1) submit();
    actor.send({ type: 'closed' });
    expect({ changeCalls: change.calls.length, state: value(), isBusy: actor.getSnapshot().hasTag('busy') }).toEqual({
      changeCalls: 1,
      state: 'sending',
      isBusy: true,
    });
  });

  test.for([refused, network])('fault A27: the dialog stays and shows the reason for $failure.kind', async (answer) => {
    const { change, context, facts, submit, value } = dialog();
    submit();
    await change.answer(answer);
    expect({ state: value(), context: context(), facts }).toEqual({
      state: 'editing',
      context: { request: null, failure: answer.failure },
      facts: [],
    });
    submit();
    expect(context()).toEqual({ request, failure: null });
  });

  test('decision 043: the same values without an answer are the same attempt; after a refusal, an edit or reopening they are a new one', async () => {
    const { actor, change, submit } = dialog();
    const isSameAfter = async (step: () => unknown) => {
      submit();
      await step();
      submit();
      const [before, after] = change.inputs().slice(-2);
      await change.answer(refused);
      return before?.attempt === after?.attempt;
    };
    const edited = () => actor.send({ type: 'edited' });
    const reopened = () => {
      actor.send({ type: 'closed' });
      actor.send({ type: 'opened' });
    };
    expect([
      await isSameAfter(() => change.answer(network)),
      await isSameAfter(() => change.answer(timeout)),
      await isSameAfter(() => change.answer(unreadable)),
      await isSameAfter(() => change.break()),
      await isSameAfter(() => change.answer(refused)),
      await isSameAfter(() => change.answer(network).then(edited)),
      await isSameAfter(() => change.answer(network).then(reopened)),
    ]).toEqual([true, true, true, true, false, false, false]);
  });

  test.for(silent)('$failure.kind shows no notice and is no success', async (answer) => {
    const { change, context, facts, submit, value } = dialog();
    submit();
    await change.answer(answer);
    expect({ state: value(), context: context(), facts }).toEqual({ state: 'editing', context: clean, facts: [] });
  });

  test('an unexpected error is shown like an unreadable answer', async () => {
    const { change, context, submit, value } = dialog();
    submit();
    await change.break();
    expect({ state: value(), failure: context().failure }).toEqual({ state: 'editing', failure: unexplained });
  });

  test('N05: opening the dialog again starts clean', async () => {
    const { actor, change, context, submit, value } = dialog();
    submit();
    await change.answer(refused);
    actor.send({ type: 'closed' });
    actor.send({ type: 'opened' });
    expect({ state: value(), context: context() }).toEqual({ state: 'editing', context: clean });
  });

  test('the end of the session closes the dialog and cancels a running call', () => {
    const { actor, change, context, submit, value } = dialog();
    submit();
    actor.send({ type: 'session.closed' });
    expect({ state: value(), context: context(), aborted: change.calls[0]?.signal.aborted }).toEqual({
      state: 'closed',
      context: clean,
      aborted: true,
    });
  });

  test('decision 031: the dialog opens only if a change is required, even for a user who lost every right', () => {
    expect(dialog(opened(false)).value()).toEqual('closed');
    const { actor, value } = dialog(opened(true));
    actor.send({ type: 'permissions.renewed', outcome: { kind: 'empty' } });
    expect(value()).toEqual('editing');
  });
});
