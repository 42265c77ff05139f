import type { accountEndpoints } from '#src/api/endpoints/auth.ts';
import { isStrongPassword } from '#src/domain/users/password.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import type { ResolversOf } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireSession } from '#mocks/server/session.ts';
import { accountCollection, sessionCollection } from '#mocks/store/collections.ts';

/** The caller's own account. */
export const accountResolvers: ResolversOf<typeof accountEndpoints> = {
  /** Product 7, with the rules of decision 031. Ends all other sessions of the account. */
  async updatePassword({ password, passwordOld }, { tx, session, audit }) {
    const { id, account } = requireSession(session);
    audit({ object: account.account });
    if (account.password !== fingerprint(passwordOld)) throw new Refusal(400, '旧密码错误');
    if (password === passwordOld) throw new Refusal(400, '新密码不能与旧密码相同');
    if (!isStrongPassword(password)) {
      throw new Refusal(400, '新密码须为8至64个字符，并包含大写字母、小写字母、数字、其他字符中的至少三种');
    }
    await tx.put(accountCollection, { ...account, password: fingerprint(password), mustChange: false });
    for (const other of await tx.all(sessionCollection)) {
      if (other.account === account.account && other.id !== id) await tx.delete(sessionCollection, other.id);
    }
    return null;
  },
};
