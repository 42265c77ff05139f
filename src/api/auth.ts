import type { Account } from '#src/domain/rights/access.ts';
import { judgeLoginEnvelope } from '#src/domain/envelope.ts';
import { failed, type Result, success } from '#src/domain/failure.ts';
import type { MenuOrder } from '#src/domain/shell/menu.ts';
import { Secret } from '#src/domain/secret.ts';
import { accountEndpoints, authEndpoints } from '#src/api/endpoints/auth.ts';
import type { Http } from './http.ts';

/** The login form, with the id of the captcha picture that was shown (decision 030). */
export interface SignInRequest {
  userName: string;
  password: string;
  code: string;
  sessionId: string;
}

export interface SignInAnswer {
  token: Secret<string>;
  roleName: string;
  name: string;
}

export type AuthApi = ReturnType<typeof createAuthApi>;

/** Sign-in, permission fetch, logout and password change, by the calls of product 7. */
export function createAuthApi(http: Http) {
  return {
    fetchCaptcha: (sessionId: string, signal?: AbortSignal): Promise<Result<{ image: string }>> =>
      http.call(authEndpoints.captcha, { sessionId }, withSignal(signal)),

    async signIn(request: SignInRequest, signal?: AbortSignal): Promise<Result<SignInAnswer>> {
      const answer = await http.call(authEndpoints.login, request, {
        ...withSignal(signal),
        judge: judgeLoginEnvelope,
      });
      if (!answer.ok) return answer;
      const { access_token, roleName, name } = answer.value;
      if (!isToken(access_token)) return failed({ kind: 'unreadable', status: 200 });
      return success({ token: new Secret(access_token), roleName, name });
    },

    fetchAccount: (signal?: AbortSignal): Promise<Result<Account>> =>
      http.call(authEndpoints.userInfo, undefined, withSignal(signal)),

    /** The raw permission list. `readGrants` reads its entries one by one. */
    fetchPermissions: (signal?: AbortSignal): Promise<Result<readonly unknown[]>> =>
      http.call(authEndpoints.permissions, undefined, withSignal(signal)),

    async fetchMenuOrder(signal?: AbortSignal): Promise<Result<MenuOrder>> {
      const answer = await http.call(authEndpoints.menu, undefined, withSignal(signal));
      if (!answer.ok) return answer;
      return success(Object.fromEntries(answer.value.map(({ modulePath, sort }) => [modulePath, sort])));
    },

    /** Logs out with the given token, since the session has already dropped it (decision 006). */
    signOut: (token: Secret<string>): Promise<Result<unknown>> =>
      http.call(authEndpoints.logout, undefined, { token: token.reveal() }),

    changePassword: (
      change: { password: string; passwordOld: string },
      options: { signal?: AbortSignal; idempotencyKey?: string },
    ): Promise<Result<unknown>> => http.call(accountEndpoints.updatePassword, change, options),
  };
}

/** Whether a text can be a token: it is not blank, and an HTTP header can carry it. */
const isToken = (text: string): boolean => /^[ -~]+$/.test(text) && text.trim() !== '';

const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {});
