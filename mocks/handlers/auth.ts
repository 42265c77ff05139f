import type { authEndpoints } from '#src/api/endpoints/auth.ts';
import type { LoginResult } from '#src/domain/work/profile.ts';
import { masterCode } from '#mocks/shared/accounts.ts';
import { captchaPicture, captchaText } from '#mocks/server/captcha-picture.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { logLogin } from '#mocks/server/login-log.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireSession } from '#mocks/server/session.ts';
import {
  type AccountRow,
  accountCollection,
  type CaptchaRow,
  captchaCollection,
  roleCollection,
  sessionCollection,
} from '#mocks/store/collections.ts';
import { avatars } from '#mocks/seed/avatars.ts';
import { menuOrder } from '#mocks/seed/modules.ts';

const captchaLifetime = 2 * 60 * 1000;

const allowedFailures = 5;
const lockSeconds = 15 * 60;

/** Sign-in, permission fetch and logout (product 7). */
export const authResolvers: ResolversOf<typeof authEndpoints> = {
  /** Returns a picture for this sessionId, valid for one attempt within two minutes (decision 030, fault A9). */
  async captcha({ sessionId }, { tx, now, random }) {
    const expired = (await tx.all(captchaCollection)).filter(({ validUntil }) => validUntil < now);
    for (const row of expired) await tx.delete(captchaCollection, row.sessionId);
    const text = captchaText(random);
    await tx.put(captchaCollection, { sessionId, code: fingerprint(text), validUntil: now + captchaLifetime });
    return { image: captchaPicture(text, random) };
  },

  /** Product 7 and 8, decisions 008 and 030. Every attempt uses up its captcha, even if it fails. */
  async login({ userName, password, code, sessionId }, call) {
    const account = await call.tx.get(accountCollection, userName);
    call.audit({ object: '', account: userName });
    const refuse = async (
      reason: Exclude<LoginResult, 'success'>,
      rCode: number,
      rMsg: string,
      retryAfter: number | null = null,
    ) => {
      if (account) await logLogin(account.account, reason, call);
      // Keeps the writes: the captcha is used up, and the attempt is logged.
      return new Refusal(rCode, rMsg, { keepWrites: true, retryAfter, status: retryAfter === null ? 200 : 429 });
    };
    const captcha = await useCaptcha(sessionId, call);
    if (!captcha) throw await refuse('wrongCaptcha', 400, '验证码已失效，请刷新后重试');
    if (!isAnswer(code, captcha, call)) throw await refuse('wrongCaptcha', 400, '验证码错误');
    const lockedFor = Math.ceil(((account?.lockedUntil ?? 0) - call.now) / 1000);
    if (lockedFor > 0) throw await refuse('locked', 429, tooManyFailures(lockedFor), lockedFor);
    const isRight = account?.password === fingerprint(password);
    if (account && !isRight && (await countFailure(account, call))) {
      throw await refuse('wrongPassword', 429, tooManyFailures(lockSeconds), lockSeconds);
    }
    if (!account || !isRight) throw await refuse('wrongPassword', 400, '用户名或密码错误');
    if (account.locked) throw await refuse('disabled', 403, '账号已停用，请联系管理员');
    await call.tx.put(accountCollection, { ...account, failures: 0, lastLogin: toShanghaiTime(call.now) });
    const login = await logLogin(account.account, 'success', call);
    const token = newToken(call.random);
    await call.tx.put(sessionCollection, { id: fingerprint(token), account: account.account, login });
    const role = await call.tx.get(roleCollection, account.roleId);
    return { access_token: token, roleName: role?.roleName ?? '', name: account.name };
  },

  /** The account of the session (decision 002). The role name determines who is an administrator (decision 004). */
  async userInfo(_, { session }) {
    const { account, role } = requireSession(session);
    const { name, mustChange } = account;
    return {
      name,
      roleName: role.roleName,
      account: account.account,
      avatar: avatars[account.account] ?? '',
      ...(mustChange ? { mustChange } : {}),
    };
  },

  /** The modules of the account's role: `{modulePath, moduleName}` (decision 002). */
  permissions: async (_, { session }) => requireSession(session).role.modules,

  /** The menu's order: `{modulePath, sort}` (decision 002). */
  menu: async (_, { session }) => menuOrder(requireSession(session).grants),

  /** Ends the session, after which its token is refused (product 4). */
  async logout(_, { tx, session }) {
    await tx.delete(sessionCollection, requireSession(session).id);
    return null;
  },
};

/** Counts a wrong password, and locks the account for a while at the limit. Returns true if it did (fault A7). */
async function countFailure(account: AccountRow, { tx, now }: Call): Promise<boolean> {
  const failures = (account.failures ?? 0) + 1;
  const isTooMany = failures >= allowedFailures;
  await tx.put(
    accountCollection,
    isTooMany ? { ...account, failures: 0, lockedUntil: now + lockSeconds * 1000 } : { ...account, failures },
  );
  return isTooMany;
}

const tooManyFailures = (seconds: number) => `登录失败次数过多，账号已锁定，请${Math.ceil(seconds / 60)}分钟后再试`;

/** Removes the captcha from the store and returns it, or null if it is missing or expired. */
async function useCaptcha(sessionId: string, { tx, now }: Call): Promise<CaptchaRow | null> {
  const captcha = await tx.get(captchaCollection, sessionId);
  await tx.delete(captchaCollection, sessionId);
  return captcha && captcha.validUntil >= now ? captcha : null;
}

const isAnswer = (code: string, captcha: CaptchaRow, { acceptMasterCode }: Call): boolean =>
  captcha.code === fingerprint(code.toUpperCase()) || (acceptMasterCode && code === masterCode);

const newToken = (random: () => number): string =>
  Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
