import type { ArchivePart } from './archive.ts';
import { decodeXml, readXml } from './xml.ts';

/** The parts of a workbook, by normalised names. */
export type PackageParts = ReadonlyMap<string, ArchivePart>;

export interface Relation {
  id: string;
  /** The last word of its type: `worksheet`, `styles` … */
  type: string;
  /** The name of the part. */
  target: string;
}

/**
 * Programs write part names with either slash, relative to the root or not, in any case, and with characters as `%20`.
 */
export const packageParts = (archive: ReadonlyMap<string, ArchivePart>): PackageParts =>
  new Map([...archive].map(([name, part]) => [partName(name), part]));

export function xmlOf(parts: PackageParts, name: string): string {
  const part = parts.get(name);
  if (!part) throw new Error('a part of the workbook is missing');
  return decodeXml(part.unpack());
}

/** The relations of a part; empty without a list. `''` is the workbook file itself. */
export function relationsOf(parts: PackageParts, name: string): readonly Relation[] {
  const slash = name.lastIndexOf('/') + 1;
  const folder = name.slice(0, slash);
  const list = `${folder}_rels/${name.slice(slash)}.rels`;
  const relations: Relation[] = [];
  if (!parts.has(list)) return relations;
  readXml(xmlOf(parts, list), {
    open(element, { Id = '', Type = '', Target = '', TargetMode }) {
      if (element !== 'Relationship' || TargetMode === 'External') return;
      const [fromFolder, fromRoot] = [partName(Target, folder), partName(Target)];
      const target = parts.has(fromFolder) ? fromFolder : fromRoot;
      relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
}

function partName(path: string, folder = ''): string {
  const written = withSigns(path).replaceAll('\\', '/');
  const segments: string[] = [];
  for (const segment of (written.startsWith('/') ? written : folder + written).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/').toLowerCase();
}

function withSigns(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
