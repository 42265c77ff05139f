import {
  array,
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  number,
  object,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot';
import { approvablePaths, Approvals } from '#src/domain/content/types/approvals-setting.ts';
import { type LastResortLines, misconfigured } from '#src/i18n/last-resort.ts';
import { ApiBase, type Config, longestIdle } from './config.ts';

type Known = Partial<Config> & { apiBase?: string };

/** The settings of config.json with an example of a correct value each, for administrators who correct a wrong one. */
const settings: Readonly<Record<string, { form: GenericSchema; example: string }>> = {
  apiBase: { form: ApiBase, example: '"/backApi"' },
  // The characters that a header may contain.
  authorizationPrefix: { form: pipe(string(), regex(/^[ -~]*$/)), example: '"Bearer "' },
  publicAddresses: { form: object({}), example: '{"/home/hotels": "https://www.example.cn/{id}.html"}' },
  checksOff: { form: array(string()), example: '["vagueLink"]' },
  mapKey: { form: string(), example: '"0123456789abcdef"' },
  idleMinutes: { form: pipe(number(), integer(), minValue(0), maxValue(longestIdle)), example: `0 … ${longestIdle}` },
  approvals: {
    form: Approvals,
    example: `{"${approvablePaths[0]}": ["role", "role"]}, for ${approvablePaths.join(', ')}`,
  },
};

/**
 * What the build was made with, and what config.json says in its place (decision 054).
 * @param refuse gets, where that is wrong, each wrong value by its name with one that would be right: they need no translation
 */
export function withRuntimeConfig(
  built: Config,
  text: string,
  refuse: (lines: LastResortLines, corrections: string) => void,
): Config | null {
  const { known, corrections } = read(text);
  if (corrections.length > 0) {
    console.error(`config.json is not usable. It takes:\n${corrections.join('\n')}`);
    refuse(misconfigured, corrections.join('; '));
    return null;
  }
  const { apiBase, ...stated } = known;
  // The policy of its page allows no map service (decision 054).
  if (!built.mapKey && stated.mapKey) {
    console.error('config.json: mapKey needs a build that was made with VITE_MAP_KEY');
    delete stated.mapKey;
  }
  // Passwords are sent only to the address in the build: no file of a host names another one.
  const [host = ''] = /^https?:\/\/[^/]+/.exec(built.apiUrl) ?? [];
  return { ...built, ...stated, ...(apiBase === undefined ? {} : { apiUrl: host + apiBase }) };
}

function read(text: string) {
  const stated = parsed(text);
  if (stated === null || typeof stated !== 'object' || Array.isArray(stated))
    return { known: {}, corrections: ['{"idleMinutes": 30}'] };
  // A setting that this build does not know may belong to another build on the same host.
  const corrections: string[] = [];
  const known = Object.entries(stated).filter(([name, value]) => {
    const setting = Object.hasOwn(settings, name) ? settings[name] : undefined;
    if (!setting) console.error(`config.json: this build knows no ${name}`);
    else if (!safeParse(setting.form, value).success) corrections.push(`${name}: ${setting.example}`);
    return setting;
  });
  return { known: Object.fromEntries(known) as Known, corrections };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
