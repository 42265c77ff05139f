import { checkKnown } from './known-paths.ts';
import { type MixedSettings, readSettings } from './settings.ts';

const names = { host: '--real', paths: '--only', account: '--as' };

/**
 * Reads the arguments `--real`, `--only` and `--as` of a script.
 *
 * @throws an error that names each wrong argument
 */
export function readMixedArguments(
  { real, only, as }: Readonly<Partial<Record<'real' | 'only' | 'as', string | undefined>>>,
  environment: Readonly<Record<string, string | undefined>>,
): MixedSettings | null {
  const settings = readSettings({ host: real, paths: only, account: as }, names, environment['VITE_API_BASE']);
  checkKnown(settings?.paths ?? [], names.paths);
  return settings;
}
