import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import packageFile from '../package.json' with { type: 'json' };

/**
 * Writes what the production build is made of, by name, version, licence and hash: a bill of materials in CycloneDX. It stands
 * beside `dist/`, not in it: nobody who asks the web server shall learn the versions.
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

// `npm sbom --omit=dev` leaves out react, too, and whatever else a tool names as its peer.
const delivered = namesOfDelivered();
bill.components = bill.components.filter((component) => delivered.has(component['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => delivered.has(ref) || ref === self['bom-ref'])
  .map((entry) => withoutTools(entry));

// The same commit gives the same bytes, whenever, wherever and by whichever npm it was made.
delete bill.serialNumber;
delete bill.metadata.timestamp;
delete bill.metadata.tools;
self.name = packageFile.name;
// Addresses, among them that of whichever registry served the package.
for (const component of [self, ...bill.components]) delete component.externalReferences;

mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);

/** What the lock file does not mark as a tool, or as something to go without. */
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
