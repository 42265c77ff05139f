import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { Secret } from '#src/domain/secret.ts';
import { type Contacts, type User, type UserValues, userFilters } from '#src/domain/users/user.ts';
import { completed } from './completed.ts';
import { userEndpoints } from '#src/api/endpoints/users.ts';
import type { CallOptions, Http } from './http.ts';

/** An operation on an account, except the reset of its password. */
export type AccountSwitch = 'enable' | 'disable' | 'unlock' | 'delete';

/** The calls of user management (product 7). */
export function createUsersApi(http: Http) {
  const get = (id: string, signal?: AbortSignal): Promise<Result<User>> =>
    http.call(userEndpoints.get, { id }, signal ? { signal } : {});
  return {
    query(
      { pageNum, pageSize, orderBy, desc, filters }: ListQuery,
      signal: AbortSignal,
    ): Promise<Result<ListPage<User>>> {
      const column = sortable.find((name) => name === orderBy);
      const state = userFilters.find((name) => name === filters['state']);
      const { keyword, roleId } = filters;
      return http.call(
        userEndpoints.query,
        {
          pageNum,
          pageSize,
          ...(column ? { orderBy: column, desc } : {}),
          ...(keyword ? { keyword } : {}),
          ...(roleId ? { roleId } : {}),
          ...(state ? { state } : {}),
        },
        { signal },
      );
    },

    get,

    async reveal(id: string, options: CallOptions): Promise<Result<Secret<Contacts>>> {
      const answer = await http.call(userEndpoints.reveal, { id }, options);
      return answer.ok ? success(new Secret(answer.value)) : answer;
    },

    /**
     * Whether a login name is free for the user `id`; null for a new user (product 5). A truthy answer means that it is
     * free (decision 010).
     */
    async isFree(name: string, id: string | null, signal: AbortSignal): Promise<Result<boolean>> {
      const answer = await (id === null
        ? http.call(userEndpoints.isNameExist, { userName: name }, { signal })
        : http.call(userEndpoints.isNameExistByParam, { user: { id, account: name } }, { signal }));
      return answer.ok ? success(Boolean(answer.value)) : answer;
    },

    /** When the server does not return the new user, it is looked up by its login name. */
    add: (values: UserValues, password: Secret<string>, options: CallOptions): Promise<Result<User | null>> =>
      completed(
        http.call(userEndpoints.addByParam, { user: { ...values, password: password.reveal() } }, options),
        async () => {
          const found = await http.call(userEndpoints.query, { pageNum: 1, pageSize: 100, keyword: values.account });
          return found.ok ? success(found.value.list.find(({ account }) => account === values.account) ?? null) : found;
        },
      ),

    /** Phone and mail that still have their masked values are not sent, so the server keeps them. */
    update(
      { id, version, phone, email }: User,
      values: UserValues,
      options: CallOptions,
    ): Promise<Result<User | null>> {
      const { account, name1, base, roleId } = values;
      const contacts = {
        ...(values.phone === phone ? {} : { phone: values.phone }),
        ...(values.email === email ? {} : { email: values.email }),
      };
      return completed(
        http.call(userEndpoints.update, { id, version, account, name1, base, roleId, ...contacts }, options),
        () => get(id),
      );
    },

    operate(operation: AccountSwitch, id: string, options: CallOptions): Promise<Result<unknown>> {
      switch (operation) {
        case 'enable':
        case 'disable':
          return http.call(userEndpoints.enable, { id, on: operation === 'enable' }, options);
        case 'unlock':
          return http.call(userEndpoints.unlock, { id }, options);
        case 'delete':
          return http.call(userEndpoints.del, { id }, options);
        default:
          return operation satisfies never;
      }
    },

    /**
     * Gives a user a new initial password; null when the server does not return it. It sends no idempotency key, because the
     * server stores the answer to a key, and a password must not be stored.
     */
    async resetPassword(id: string): Promise<Result<Secret<string> | null>> {
      const answer = await http.call(userEndpoints.reset, { id });
      return answer.ok ? success(answer.value && new Secret(answer.value.password)) : answer;
    },
  };
}

/** The columns that the server can sort by. */
const sortable = ['account', 'name1', 'roleName', 'updatedTime'] as const;
