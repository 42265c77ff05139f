import { type PackageParts, type Relation, relationsOf, xmlOf } from './package-parts.ts';
import { isTrue, readXml } from './xml.ts';

/** The sheets of a workbook, its kind of dates, and the names of its parts. */
export interface Workbook {
  sheets: readonly { name: string; isHidden: boolean; part: string }[];
  strings: string | null;
  styles: string | null;
  is1904: boolean;
}

/** Finds the parts of a workbook. Sheets without cells, such as charts, are left out. */
export function readWorkbook(parts: PackageParts, name: string): Workbook {
  const relations = relationsOf(parts, name);
  const named: { name: string; isHidden: boolean; id: string }[] = [];
  let is1904 = false;
  readXml(xmlOf(parts, name), {
    open(element, attributes) {
      if (element === 'workbookPr') is1904 = isTrue(attributes['date1904']);
      else if (element === 'sheet')
        named.push({
          name: attributes['name'] ?? '',
          isHidden: /hidden/i.test(attributes['state'] ?? ''),
          id: attributes['id'] ?? '',
        });
    },
  });
  const numbered = [...parts.keys()].filter((part) => /worksheets\/sheet\d+\.xml$/.test(part)).toSorted(byNumber);
  const sheets = named.flatMap(({ id, ...sheet }, index) => {
    const relation = relations.find((one) => one.id === id);
    // Without a list of relations, sheets are ordered by number.
    const part = relation ? (relation.type === 'worksheet' ? relation.target : undefined) : numbered[index];
    return part !== undefined && parts.has(part) ? [{ ...sheet, part }] : [];
  });
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  return {
    sheets,
    is1904,
    strings: partOf(parts, relations, 'sharedStrings', `${folder}sharedstrings.xml`),
    styles: partOf(parts, relations, 'styles', `${folder}styles.xml`),
  };
}

/** The name of the workbook part; null if there is none. */
export function workbookIn(parts: PackageParts): string | null {
  const main = relationsOf(parts, '').find(({ type }) => type === 'officeDocument')?.target;
  if (main !== undefined && parts.has(main)) return main;
  return [...parts.keys()].find((part) => /(?:^|\/)workbook\.xml$/.test(part)) ?? null;
}

function partOf(parts: PackageParts, relations: readonly Relation[], type: string, usual: string): string | null {
  const name = relations.find((one) => one.type === type)?.target ?? usual;
  return parts.has(name) ? name : null;
}

const byNumber = (one: string, other: string): number => numberIn(one) - numberIn(other);
const numberIn = (part: string): number => Number(/(\d+)\.xml$/.exec(part)?.[1] ?? 0);
