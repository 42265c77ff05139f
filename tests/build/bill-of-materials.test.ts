import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, test } from 'vitest';

interface Bill {
  specVersion: Spec.Version;
  components: readonly { 'bom-ref': string }[];
}

const packageFile = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>;

/** The bill of materials as the build creates it. */
function made(): string {
  execFileSync(process.execPath, ['scripts/bill-of-materials.ts']);
  return readFileSync('.cache/dist.cdx.json', 'utf8');
}

test(
  'the bill of materials is valid CycloneDX and lists delivered packages, no development tools',
  { timeout: 60_000 },
  async () => {
    const text = made();
    const bill = JSON.parse(text) as Bill;
    expect(await new Validation.JsonStrictValidator(bill.specVersion).validate(text)).toBeNull();
    const names = bill.components.map(({ 'bom-ref': ref }) => ref.replace(/@[^@]+$/, ''));
    // Direct dependencies, and transitive ones.
    expect(Object.keys({ ...packageFile.dependencies, scheduler: '' }).filter((name) => !names.includes(name))).toEqual(
      [],
    );
    const tools = Object.keys({ ...packageFile.devDependencies, ...packageFile.optionalDependencies });
    // Types are peers of packages that declare them so.
    expect(tools.filter((name) => names.includes(name))).toEqual(['@types/react', '@types/react-dom']);
  },
);

test(
  'the bill of materials has the same bytes each time, without registry addresses or local paths',
  { timeout: 60_000 },
  () => {
    const text = made();
    expect(made()).toBe(text);
    expect(text.match(/https?:\/\/[^"]+/g)).toEqual(['http://cyclonedx.org/schema/bom-1.5.schema.json']);
    expect(text).not.toContain(process.cwd());
    expect(text).not.toMatch(/serialNumber|timestamp/);
  },
);
