import { parseArgs } from 'node:util';
import { readMixedArguments } from '#mocks/mixed/arguments.ts';
import { variablesOf } from '#mocks/mixed/settings.ts';

export const usage = `npm start -- [options] [options of Vite]         the app on the mock, from its source
npm run preview -- [options] [options of Vite]   the mock build in dist-mock/
  --real https://host   a real server that answers a part of the calls
  --only /sys,/home     the beginnings of the endpoint paths that it answers; without it testers choose them in the mock's panel
  --as admin            the demo account as which the mock accepts the tokens of the real server`;

/**
 * Reads the arguments of `npm start` and `npm run preview`, whose first one names the command: what Vite gets as its arguments,
 * and as variables of its environment.
 *
 * @throws an error with a readable message for a wrong argument
 */
export function readStart(
  [command, ...args]: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): { vite: string[]; variables: Record<string, string> } {
  const { mixed, rest } = split(args);
  const settings = readMixedArguments(mixed, environment);
  const build = command === 'preview' ? ['preview', '--outDir', 'dist-mock'] : [];
  return { vite: [...build, '--mode', 'mock', ...rest], variables: settings ? variablesOf(settings) : {} };
}

/** Separates the arguments of mixed mode from those of Vite. */
function split(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { real: text, only: text, as: text };
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const mixed: Partial<Record<keyof typeof options, string>> = {};
  const own = tokens.flatMap((token) => {
    if (token.kind !== 'option' || !isOwn(token.name)) return [];
    if (token.value === undefined) throw new Error(`--${token.name}: needs a value`);
    mixed[token.name] = token.value;
    return token.inlineValue ? [token.index] : [token.index, token.index + 1];
  });
  return { mixed, rest: args.filter((_, index) => !own.includes(index)) };

  function isOwn(name: string): name is keyof typeof options {
    return Object.hasOwn(options, name);
  }
}
