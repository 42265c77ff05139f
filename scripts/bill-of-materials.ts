import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import packageFile from '../package.json' with { type: 'json' };

/**
 * Writes the bill of materials of the production build in CycloneDX: name, version, licence and hash of each package. It is
 * beside `dist/`, not in it, so that the web server does not publish the versions.
 */
const file = '.cache/dist.cdx.json';

interface Component {
  'bom-ref': string;
  name: string;
  externalReferences?: unknown;
}

interface Entry {
  ref: string;
  dependsOn?: readonly string[];
}

interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; component: Component };
  components: Component[];
  dependencies: Entry[];
}

const bill = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as Bill;
const self = bill.metadata.component;

// `npm sbom --omit=dev` also leaves out react and other peers of development tools.
const delivered = namesOfDelivered();
bill.components = bill.components.filter((component) => delivered.has(component['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => delivered.has(ref) || ref === self['bom-ref'])
  .map((entry) => withoutTools(entry));

// The same commit gives the same bytes at any time, on any machine, with any npm.
delete bill.serialNumber;
delete bill.metadata.timestamp;
delete bill.metadata.tools;
self.name = packageFile.name;
// Addresses, such as that of the registry that served the package.
for (const component of [self, ...bill.components]) delete component.externalReferences;

mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);

/** Packages that the lock file marks neither as development nor as optional. */
function namesOfDelivered(): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; dev?: true; optional?: true; devOptional?: true }>;
  };
  return new Set(
    Object.entries(packages).flatMap(([path, { version, dev, optional, devOptional }]) =>
      path === '' || dev || optional || devOptional ? [] : [`${path.replace(/^.*node_modules\//, '')}@${version}`],
    ),
  );
}

function withoutTools(entry: Entry): Entry {
  return entry.dependsOn ? { ...entry, dependsOn: entry.dependsOn.filter((ref) => delivered.has(ref)) } : entry;
}
