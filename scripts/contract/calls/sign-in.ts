import { authEndpoints } from '#src/api/endpoints/auth.ts';
import { type Caller, dataOf, type Reply } from './caller.ts';
import { withoutSecrets } from './secrets.ts';

export interface Person {
  userName: string;
  password: string;
  /** Reads a captcha, a picture as a data URL. */
  readCaptcha: (image: string) => Promise<string>;
}

/** The answers to the two calls of signing in. */
export interface SignedIn {
  token: string;
  captcha: Reply;
  login: Reply;
}

/** Signs a person in and collects the secrets. Throws with the message of the server on failure. */
export async function signIn(
  caller: Caller,
  { userName, password, readCaptcha }: Person,
  secrets: Set<string>,
): Promise<SignedIn> {
  const sessionId = crypto.randomUUID();
  const captcha = await caller.call(authEndpoints.captcha, { sessionId });
  const { image } = (dataOf(captcha) ?? {}) as { image?: unknown };
  const code = await readCaptcha(typeof image === 'string' ? image : '');
  secrets.add(password).add(code);
  const login = await caller.call(authEndpoints.login, { userName, password, code, sessionId });
  const { access_token: token } = (dataOf(login) ?? {}) as { access_token?: unknown };
  if (typeof token === 'string' && token !== '') {
    secrets.add(token);
    return { token, captcha, login };
  }
  const { rMsg } = (login.json ?? {}) as { rMsg?: unknown };
  const said = typeof rMsg === 'string' ? `, ${withoutSecrets(rMsg, secrets)}` : '';
  throw new Error(`${userName} could not log in: HTTP ${login.status}${said}`);
}
