import {
  check,
  type InferOutput,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  transform,
} from 'valibot';
import { type ProviderName, providerNames } from '#src/api/provider/names.ts';
import type { Approvals } from '#src/domain/content/types/approvals-setting.ts';
import { languages } from '#src/i18n/languages.ts';

/** The single base path of the API (product 7). Two leading slashes would name another host. */
export const ApiBase = pipe(string(), regex(/^(\/[\w-]+)+$/, 'must begin with a slash and not end with one'));

/** One day, in minutes: no session is idle for longer. */
export const longestIdle = 1440;

const Environment = object({
  /** Scheme and host of the provider's API; empty for the host that serves the app. */
  VITE_API_HOST: optional(
    pipe(string(), regex(/^(?:https?:\/\/[^/\s]+)?$/, 'must be a scheme and a host, such as https://api.example.org')),
    '',
  ),
  VITE_API_BASE: optional(ApiBase, '/backApi'),
  /** Put before the token in the authorization header, blank included; empty sends the raw token (decision 008). */
  VITE_AUTH_PREFIX: optional(string(), ''),
  /** Key of the map service; empty shows the built-in schematic map (decision 029). */
  VITE_MAP_KEY: optional(string(), ''),
  /** Minutes without input until the session ends, 0 for never (decision 015). */
  VITE_IDLE_MINUTES: optional(
    pipe(
      string(),
      regex(/^\d+$/, 'must be a whole number of minutes'),
      transform(Number),
      check((minutes) => minutes <= longestIdle, `must be at most ${longestIdle}`),
    ),
    '30',
  ),
  /** `1` runs the app on the mock back-end. */
  VITE_MOCK: optional(picklist(['0', '1'], 'must be 0 or 1'), '0'),
  /** The adapter of the provider's server; empty for a server that keeps the endpoint table. */
  VITE_PROVIDER: optional(picklist(['', ...providerNames], `must be one of ${providerNames.join(', ')}`), ''),
  /** The language when neither cookie nor browser asks for one of ours (product 2). */
  VITE_DEFAULT_LANGUAGE: optional(picklist(languages, `must be one of ${languages.join(', ')}`), 'en'),
});

export interface Config {
  apiUrl: string;
  authorizationPrefix: string;
  mapKey: string;
  /** Where the public site shows the records of a content type, by the path of the type; `{id}` is the record (decision 065). */
  publicAddresses: Readonly<Record<string, unknown>>;
  idleMinutes: number;
  /** The ids of the content checks that the office does without. Only config.json sets them (decision 065). */
  checksOff?: readonly string[];
  /** The roles that review before publishing, by content type. Only config.json sets them (decision 067). */
  approvals?: Approvals;
  mock: boolean;
  provider: ProviderName | null;
  defaultLanguage: InferOutput<typeof Environment>['VITE_DEFAULT_LANGUAGE'];
}

declare global {
  /** The host's config.json: asked for by index.html of a build, never by a mock build (decision 054). */
  var runtimeConfig: Promise<Response | undefined> | undefined;

  interface ImportMetaEnv {
    /** Written into the app by vite.config.ts. */
    readonly CONFIG: Config;
  }
}

/** Names each wrong variable and what is expected. */
class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from the environment, the one place where it is read and checked. The build calls it and
 * passes the result to the app, so a wrong value fails the build.
 *
 * @throws {ConfigError} naming each wrong variable
 */
export function readConfig(environment: Record<string, unknown>): Config {
  const result = safeParse(Environment, environment);
  if (!result.success) {
    const lines = result.issues.map((issue) => `${String(issue.path?.[0]?.key)}: ${issue.message}`);
    throw new ConfigError(`The configuration is not usable.\n${[...new Set(lines)].join('\n')}`);
  }
  const read = result.output;
  return {
    // The mock answers only there. A call to any other address would leave the browser, passwords included.
    apiUrl: read.VITE_MOCK === '1' ? '/backApi' : read.VITE_API_HOST + read.VITE_API_BASE,
    authorizationPrefix: read.VITE_AUTH_PREFIX,
    mapKey: read.VITE_MAP_KEY,
    publicAddresses: {},
    idleMinutes: read.VITE_IDLE_MINUTES,
    mock: read.VITE_MOCK === '1',
    provider: read.VITE_PROVIDER || null,
    defaultLanguage: read.VITE_DEFAULT_LANGUAGE,
  };
}
