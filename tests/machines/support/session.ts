import { vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { Account } from '#src/domain/rights/access.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { MenuOrder } from '#src/domain/shell/menu.ts';
import { Secret } from '#src/domain/secret.ts';
import { authMachine, type Captcha, type Credentials } from '#src/machines/session/auth.ts';
import { expiryMachine } from '#src/machines/session/expiry.ts';
import { idleMachine, type IdleMeasured } from '#src/machines/session/idle.ts';
import { permissionsMachine } from '#src/machines/session/permissions.ts';
import { type RenewalTrigger, renewalMachine } from '#src/machines/session/renewal.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import type { SessionEvent } from '#src/machines/session/session-context.ts';
import { at } from './facts.ts';
import { accountOf, articles, entriesOf } from './fixtures.ts';
import { feed, port } from './port.ts';
import { run } from './run.ts';

export const editor = accountOf('editor');
const grantedPaths = [articles, `${articles}_add`];
export const editorGrants = { admin: false, pages: [articles], buttons: [`${articles}_add`] };

/** The session machine with its own children, whose ports are controlled by the test. */
export function boundSession() {
  const captcha = port<Result<Captcha>>();
  const signIn = port<Result<null>, Credentials & { sessionId: string }>();
  const account = port<Result<Account>>();
  const entries = port<Result<readonly unknown[]>>();
  const menuOrder = port<Result<MenuOrder>>();
  const token = feed<Extract<SessionEvent, { type: 'token.found' | 'token.gone' | 'token.replaced' }>>();
  const expiry = feed<{ type: 'token.expired' }, { type: 'token.expired' }>();
  const idle = feed<IdleMeasured, { type: 'stay' }>();
  const doubt = feed<RenewalTrigger>();
  const clearToken = vi.fn();
  const permissions = permissionsMachine.provide({
    actors: { fetchAccount: account.logic, fetchPermissions: entries.logic },
  });
  const machine = sessionMachine.provide({
    actions: { clearToken },
    actors: {
      auth: authMachine.provide({ actors: { fetchCaptcha: captcha.logic, signIn: signIn.logic } }),
      permissions,
      idle: idleMachine.provide({ actors: { inputFeed: idle.logic } }),
      renewal: renewalMachine.provide({ actors: { permissions, doubtFeed: doubt.logic } }),
      expiry: expiryMachine.provide({ actions: { clearToken } }),
      fetchMenuOrder: menuOrder.logic,
      tokenFeed: token.logic,
      expiryFeed: expiry.logic,
    },
  });

  /** Answers the permission fetch. */
  async function grant(who: Account = editor, paths: readonly string[] = grantedPaths) {
    await account.answer(success(who));
    await entries.answer(success(entriesOf(...paths)));
  }

  /** Fills in the login form of this session and sends it. */
  async function attemptAt(session: ActorRefFrom<typeof sessionMachine>, password = 'p', code = 'c') {
    await captcha.answer(success({ sessionId: `s${captcha.calls.length}`, image: 'data:image' }));
    const auth = session.getSnapshot().children.auth as ActorRefFrom<typeof authMachine>;
    auth.send({ type: 'submitted', credentials: { userName: 'editor', secret: new Secret({ password, code }) } });
    return { signal: signIn.calls.at(-1)?.signal };
  }

  /** Logs in and accepts the attempt. */
  async function signInAt(...form: Parameters<typeof attemptAt>) {
    await attemptAt(...form);
    await signIn.answer(success(null));
  }

  return {
    account,
    attemptAt,
    captcha,
    clearToken,
    doubt,
    entries,
    expiry,
    grant,
    idle,
    machine,
    menuOrder,
    signIn,
    signInAt,
    token,
  };
}

/** A session in a browser that follows its navigations. */
export function startSession({ signedIn = false, href = '', owner = null as string | null } = {}) {
  const bound = boundSession();
  const { actor, ...running } = run(bound.machine, { signedIn, lastAccount: 'editor' });
  actor.on('navigation.requested', (fact) => actor.send(at(fact.href, fact.owner ?? null)));
  const visit = (to: string, redirectOwner: string | null = null) => actor.send(at(to, redirectOwner));
  if (href) visit(href, owner);
  const admitted = () => actor.getSnapshot().context.admitted;
  return {
    ...bound,
    ...running,
    actor,
    admitted,
    attempt: () => bound.attemptAt(actor),
    visit,
    signIn: () => bound.signInAt(actor),
  };
}

/** A session that started with a token and got its grants. */
export async function grantedSession(href: string, who: Account = editor, paths: readonly string[] = grantedPaths) {
  const session = startSession({ signedIn: true, href });
  await session.grant(who, paths);
  return session;
}
