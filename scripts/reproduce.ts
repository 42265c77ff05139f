import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';

/**
 * Builds the last commit twice, each time from a clean clone with packages of its own, and compares every byte: with the
 * commit, anyone can prove that a delivered `dist/` is built from it. The builds differ in folder, time zone and language, which
 * must not matter.
 */
const places = [
  { folder: '.cache/reproduce/one', TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8' },
  { folder: '.cache/reproduce/a-place-with-another-name', TZ: 'America/Mexico_City', LANG: 'es_MX.UTF-8' },
];

const [first, second] = places.map(build);
if (!first || !second) throw new Error('two builds are compared');

const names = [...new Set([...first.keys(), ...second.keys()])].toSorted();
const different = names.filter((name) => first.get(name) !== second.get(name));
for (const name of different) console.log(`✗ ${name}`);
if (different.length > 0) {
  console.log(`${different.length} of ${names.length} files differ; both builds are in .cache/reproduce/`);
  process.exitCode = 1;
} else {
  console.log(`✓ ${names.length} files are equal. All of them together: sha256 ${sum([...first].join('\n'))}`);
  rmSync('.cache/reproduce', { recursive: true });
}

/** The hash of each file of a build, and of its bill of materials. */
function build({ folder, ...environment }: (typeof places)[number]): ReadonlyMap<string, string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run('git', ['clone', '--quiet', '--no-local', '.', folder], '.');
  run('npm', ['ci', '--prefer-offline', '--silent'], folder);
  run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'], folder, environment);
  const files = globSync(['dist/**/*', '.cache/dist.cdx.json'], { cwd: folder }).toSorted();
  return new Map(
    files
      .filter((name) => statSync(`${folder}/${name}`).isFile())
      .map((name) => [name, sum(readFileSync(`${folder}/${name}`))]),
  );
}

function run(command: string, args: readonly string[], cwd: string, environment: Record<string, string> = {}) {
  execFileSync(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
}

function sum(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
