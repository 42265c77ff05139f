import type { TemplateContent } from './template-version.ts';

/** A difference between two versions of a template. A side is null if it has no such part. */
export interface PartChange {
  part: 'name' | 'note' | 'floor' | 'experts' | 'references' | 'group' | 'criterion' | 'grade' | 'veto';
  /** The code of a group, criterion, grade or veto condition; empty for parts that occur once. */
  code: string;
  kind: 'added' | 'removed' | 'changed';
  /** The content on each side, such as name and points. */
  before: PartValue | null;
  after: PartValue | null;
}

/** `name` is the text, `points` the number, `hint` the smaller text; `group` is the code of the group of a criterion. */
export interface PartValue {
  name: string;
  points: number | null;
  hint: string;
  group: string | null;
}

/**
 * The differences from one version to another, by code, in the order of the form. A different order is not a
 * difference.
 */
export function templateDifference(before: TemplateContent, after: TemplateContent): readonly PartChange[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  const keys = [...new Set([...now.keys(), ...old.keys()])];
  const rank = (key: string) => order.indexOf(partOf(key));
  return keys
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((key): PartChange[] => {
      const [was, is] = [old.get(key) ?? null, now.get(key) ?? null];
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      const kind = was === null ? 'added' : is === null ? 'removed' : 'changed';
      return [{ part: partOf(key), code: key.slice(key.indexOf(' ') + 1), kind, before: was, after: is }];
    });
}

type Part = PartChange['part'];

const order: readonly Part[] = [
  'name',
  'note',
  'experts',
  'floor',
  'group',
  'criterion',
  'grade',
  'veto',
  'references',
];

const partOf = (key: string): Part => key.slice(0, key.indexOf(' ')) as Part;

function partsOf(content: TemplateContent): ReadonlyMap<string, PartValue> {
  const text = (name: string): PartValue => ({ name, points: null, hint: '', group: null });
  const figure = (points: number): PartValue => ({ name: '', points, hint: '', group: null });
  return new Map<string, PartValue>([
    ['name ', text(content.name)],
    ['note ', text(content.note)],
    ['experts ', figure(content.experts)],
    ...(content.groupFloorPercent === null
      ? []
      : [['floor ', figure(content.groupFloorPercent)] as [string, PartValue]]),
    ...content.groups.map(({ code, name, points }): [string, PartValue] => [
      `group ${code}`,
      { name, points, hint: '', group: null },
    ]),
    ...content.groups.flatMap((group) =>
      group.criteria.map(({ code, name, max, hint }): [string, PartValue] => [
        `criterion ${code}`,
        { name, points: max, hint, group: group.code },
      ]),
    ),
    ...content.grades.map(({ code, name, min }): [string, PartValue] => [
      `grade ${code}`,
      { name, points: min, hint: '', group: null },
    ]),
    ...content.vetoes.map(({ code, text: words }): [string, PartValue] => [`veto ${code}`, text(words)]),
    ...(content.references.length > 0
      ? [['references ', text(content.references.join('\n'))] as [string, PartValue]]
      : []),
  ]);
}
