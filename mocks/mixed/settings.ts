import { check, type GenericSchema, object, optional, picklist, pipe, safeParse, string } from 'valibot';
import { authEndpoints } from '#src/api/endpoints/auth.ts';
import { isListed, PathList } from '#src/api/endpoints/real-paths.ts';
import { demoAccounts } from '#mocks/shared/accounts.ts';

/** A real server that answers a part of the calls, next to the mock. */
export interface MixedSettings {
  /** Scheme and host. */
  host: string;
  /** The base path of its API. */
  base: string;
  /** Beginnings of the endpoint paths that it answers. */
  paths: readonly string[];
  /** The demo account that the mock takes the real server's tokens for. */
  account: string;
}

type Given = Readonly<Record<'host' | 'paths' | 'account', string | undefined>>;

export const variables = {
  host: 'VITE_REAL_HOST',
  paths: 'VITE_REAL_PATHS',
  account: 'VITE_REAL_ACCOUNT',
} as const;

const accounts = demoAccounts.filter(({ shows }) => shows !== 'disabled').map(({ account }) => account);
const [firstAccount = ''] = accounts;

const schemas = {
  host: pipe(
    string(),
    check(
      (host) => /^https?:\/\/[\w.:[\]-]+$/.test(host) && URL.canParse(host),
      'must be a scheme and a host, such as https://api.example.org',
    ),
  ),
  paths: optional(PathList, ''),
  account: optional(picklist(accounts, `must be one of ${accounts.join(', ')}`), firstAccount),
} satisfies Record<keyof Given, GenericSchema>;

/**
 * Reads the settings of mixed mode from the environment. Null if there are none.
 *
 * @throws an error that names each wrong variable
 */
export function readMixed(environment: Readonly<Record<string, string | undefined>>): MixedSettings | null {
  const { host, paths, account } = variables;
  const given = { host: environment[host], paths: environment[paths], account: environment[account] };
  const settings = readSettings(given, variables, environment['VITE_API_BASE']);
  if (settings && environment['VITE_MOCK'] !== '1')
    throw new Error(`${host}: only a mock build (VITE_MOCK=1) can leave some of its calls to a real server`);
  return settings;
}

/** The variables that hold the settings for Vite. */
export const variablesOf = ({ host, paths, account }: MixedSettings): Record<string, string> => ({
  [variables.host]: host,
  [variables.paths]: paths.join(','),
  [variables.account]: account,
});

/** Whether the mock answers the login although the real server answers other calls: it does not know the mock's tokens. */
export const isLoginApart = (paths: readonly string[]): boolean =>
  paths.length > 0 && !isListed(paths, authEndpoints.login.path);

/** Describes the settings in a terminal, as lines. */
export function describeMixed({ host, paths, account }: MixedSettings): string[] {
  const answered = paths.length === 0 ? 'Mixed mode: no path yet' : `Mixed mode: ${paths.join(', ')}`;
  const lines = [`${answered} → ${host}; everything else → the mock, as ${account}`];
  if (isLoginApart(paths))
    lines.push('The login is not among these paths: the real server will refuse the tokens of the mock.');
  return lines;
}

/**
 * Reads the settings from the environment or the arguments of a script, which use these `names`. Null if there are none.
 *
 * @throws an error that names each wrong value
 */
export function readSettings(
  given: Given,
  names: Readonly<Record<keyof Given, string>>,
  base = '/backApi',
): MixedSettings | null {
  // An empty variable counts as missing.
  const { host, paths, account } = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<Given>;
  if (host === undefined) {
    const alone = paths === undefined ? account !== undefined && 'account' : 'paths';
    if (alone) throw new Error(`${names[alone]}: needs ${names.host}`);
    return null;
  }
  const result = safeParse(object(schemas), { host, paths, account });
  if (result.success) return { ...result.output, base };
  const lines = result.issues.map(({ path, message }) => `${names[path?.[0]?.key as keyof Given]}: ${message}`);
  throw new Error([...new Set(lines)].join('\n'));
}
