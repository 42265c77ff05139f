import type { authEndpoints } from '#src/api/endpoints/auth.ts';
import { masterCode } from '../accounts.ts';
import { captchaPicture, captchaText } from '../captcha-picture.ts';
import { fingerprint } from '../fingerprint.ts';
import type { Call, ResolversOf } from '../handle.ts';
import { Refusal } from '../refusal.ts';
import { required } from '../session.ts';
import { accountTable, captchaTable, sessionTable } from '../tables.ts';
import { menuOrder } from '../seed/modules.ts';

const captchaLife = 2 * 60 * 1000;

/** Sign-in, permission fetch and logout (spec 7). */
export const authResolvers: ResolversOf<typeof authEndpoints> = {
  /** A picture for this sessionId, good for one attempt within two minutes (decision 12, fault A9). */
  async captcha({ sessionId }, { tx, now, random }) {
    const outdated = (await tx.all(captchaTable)).filter(({ validUntil }) => validUntil < now);
    for (const row of outdated) await tx.delete(captchaTable, row.sessionId);
    const text = captchaText(random);
    await tx.put(captchaTable, { sessionId, code: fingerprint(text), validUntil: now + captchaLife });
    return { image: captchaPicture(text, random) };
  },

  /** Spec 7 and 8, decisions 12 and 13. Every attempt uses its picture up, a failed one too. */
  async login({ userName, password, code, sessionId }, call) {
    await useCaptcha(sessionId, code, call);
    const account = await call.tx.get(accountTable, userName);
    if (!account || account.password !== fingerprint(password)) throw loginRefusal(400, '用户名或密码错误');
    if (account.locked) throw loginRefusal(403, '账号已锁定，请联系管理员');
    const token = newToken(call.random);
    await call.tx.put(sessionTable, { id: fingerprint(token), account: account.account });
    return { access_token: token, roleName: account.roleName, name: account.name };
  },

  /** Decision 5: whose session this is. The role name decides who is admin (decision 6). */
  async userInfo(_, { session }) {
    const { name, roleName, account } = required(session).account;
    return { name, roleName, account, avatar: '' };
  },

  /** Decision 5: the modules of the account's role, `{modulePath, moduleName}`. */
  permissions: async (_, { session }) => required(session).role.modules,

  /** Decision 5: how the menu is sorted, `{modulePath, sort}`. */
  menu: async (_, { session }) => menuOrder(required(session).grants),

  /** Spec 4: the session ends, its token opens nothing any more. */
  async logout(_, { tx, session }) {
    await tx.delete(sessionTable, required(session).id);
    return null;
  },
};

async function useCaptcha(sessionId: string, code: string, { tx, now, acceptMasterCode }: Call): Promise<void> {
  const captcha = await tx.get(captchaTable, sessionId);
  await tx.delete(captchaTable, sessionId);
  if (!captcha || captcha.validUntil < now) throw loginRefusal(400, '验证码已失效，请刷新后重试');
  const isRight = captcha.code === fingerprint(code.toUpperCase()) || (acceptMasterCode && code === masterCode);
  if (!isRight) throw loginRefusal(400, '验证码错误');
}

/** A refused attempt keeps what it wrote: the picture is used up. */
const loginRefusal = (rCode: number, rMsg: string) => new Refusal(rCode, rMsg, { keepWrites: true });

const newToken = (random: () => number): string =>
  Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
