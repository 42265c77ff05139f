import { authEndpoints } from '#src/api/endpoints/auth.ts';
import { type Caller, dataOf, type Reply } from './caller.ts';
import { withoutSecrets } from './secrets.ts';

export interface Person {
  userName: string;
  password: string;
  /** Reads a captcha, a picture as a data URL. */
  readCaptcha: (image: string) => Promise<string>;
}

/** A person whose token is known: the check neither signs them in nor out. */
export interface SignedInPerson {
  userName: string;
  token: string;
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
  const image = textIn(dataOf(captcha), 'image', /ima?ge?$|captcha|picture/i) ?? '';
  const code = await readCaptcha(image.startsWith('data:') ? image : `data:image/png;base64,${image}`);
  secrets.add(password).add(code);
  const login = await caller.call(authEndpoints.login, { userName, password, code, sessionId });
  const token = textIn(dataOf(login), 'access_token', /^(?!refresh).*token$/i);
  if (token) {
    secrets.add(token);
    return { token, captcha, login };
  }
  const { rMsg } = (login.json ?? {}) as { rMsg?: unknown };
  const said =
    typeof rMsg === 'string'
      ? `, ${withoutSecrets(rMsg, secrets)}`
      : '; if its login differs from the contract, give a token as CONTRACT_TOKEN';
  throw new Error(`${userName} could not log in: HTTP ${login.status}${said}`);
}

/** A text of the contract, else one that another server may mean by it. */
function textIn(data: unknown, ours: string, theirs: RegExp): string | undefined {
  const texts = Object.entries(data ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return (texts.find(([name]) => name === ours) ?? texts.find(([name]) => theirs.test(name)))?.[1];
}
