import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** How to start a browser, as Playwright's `launchOptions` take it. */
export interface Chromium {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/**
 * The Chromium that the npm package carries, so that every machine tests with the same one; CHROMIUM_PATH alone chooses
 * another. The package's own list of flags is not used, it switches web security off.
 */
export async function findChromium(): Promise<Chromium> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await packagedChromium());
  return { executablePath, args: flags, env: await environmentFor(executablePath) };
}

/** Beside Playwright's: nothing that calls home, no GPU, and no QUIC, which proxies do not let through. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

async function packagedChromium(): Promise<string> {
  const executable = join(placeOfPackage(), 'chromium');
  if (!existsSync(executable)) await unpack(placeOfPackage(), ['chromium.br']);
  return executable;
}

/** The package unpacks once and does not notice a newer version there, so the place carries the version. */
const placeOfPackage = (): string => join(tmpdir(), `chromium-${packageVersion()}`);

/** Unpacks beside the place and moves it there whole, so that two runs at once don't meet a half of it. */
async function unpack(place: string, archives: readonly string[]) {
  const { inflate } = await import('@sparticuz/chromium');
  mkdirSync(dirname(place), { recursive: true });
  const draft = mkdtempSync(`${place}-`);
  const outside = process.env['TMPDIR'];
  // The package writes to the temporary folder, wherever that is at the time.
  process.env['TMPDIR'] = draft;
  try {
    await Promise.all(archives.map((archive) => inflate(join(packageFolder(), 'bin', archive))));
  } finally {
    if (outside === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = outside;
  }
  try {
    renameSync(draft, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}

/** Slim systems lack libraries that a browser needs (NSS and the like): then the package's own are put in its reach. */
async function environmentFor(executable: string): Promise<Record<string, string>> {
  const env = { ...process.env, ...(await fonts()) } as Record<string, string>;
  if (!lacksLibraries(executable)) return env;
  const place = `${placeOfPackage()}-libraries`;
  if (!existsSync(place)) await unpack(place, ['al2023.tar.br']);
  const libraries = join(place, 'al2023', 'lib');
  return { ...env, LD_LIBRARY_PATH: [libraries, env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter) };
}

/** A system without any font setup draws no text at all: then the package's fonts serve. */
async function fonts(): Promise<Record<string, string>> {
  if (existsSync('/etc/fonts')) return {};
  const place = `${placeOfPackage()}-fonts`;
  if (!existsSync(place)) await unpack(place, ['fonts.tar.br']);
  const setup = join(place, 'fonts.conf');
  writeFileSync(setup, `<fontconfig><dir>${place}</dir><cachedir>${place}/cache</cachedir></fontconfig>`);
  return { FONTCONFIG_FILE: setup };
}

function lacksLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8', stdio: 'pipe' }).includes('not found');
  } catch {
    return false;
  }
}

const packageFolder = () => dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string };
  return version;
}
