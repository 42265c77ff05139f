import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** The `launchOptions` of Playwright for this Chromium. */
export interface Chromium {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/**
 * Finds the Chromium of the npm package, so that every machine tests with the same one. Only CHROMIUM_PATH chooses another.
 * The package's own flags are not used, because they switch off web security.
 */
export async function findChromium(): Promise<Chromium> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await packagedChromium());
  return { executablePath, args: flags, env: await environmentFor(executablePath) };
}

/** Flags in addition to Playwright's: no background requests, no GPU, and no QUIC, which proxies block. */
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

/** The package does not notice when its unpacked files are outdated, so the folder name contains the version. */
const placeOfPackage = (): string => join(tmpdir(), `chromium-${packageVersion()}`);

/** Unpacks into a temporary folder and then renames it, so that a parallel run never finds a half-unpacked one. */
async function unpack(place: string, archives: readonly string[]) {
  const { inflate } = await import('@sparticuz/chromium');
  mkdirSync(dirname(place), { recursive: true });
  const draft = mkdtempSync(`${place}-`);
  const outside = process.env['TMPDIR'];
  // The package unpacks into the folder of TMPDIR.
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

/** Adds the package's own libraries (NSS and others) when a slim system lacks them. */
async function environmentFor(executable: string): Promise<Record<string, string>> {
  const env = { ...process.env, ...(await fonts()) } as Record<string, string>;
  if (!lacksLibraries(executable)) return env;
  const place = `${placeOfPackage()}-libraries`;
  if (!existsSync(place)) await unpack(place, ['al2023.tar.br']);
  const libraries = join(place, 'al2023', 'lib');
  return { ...env, LD_LIBRARY_PATH: [libraries, env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter) };
}

/** Adds the package's fonts on a system without fonts, which would draw no text at all. */
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
