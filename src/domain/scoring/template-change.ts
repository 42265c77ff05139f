import { readPoints } from './points.ts';
import type { TemplateForm } from './template-form.ts';

/** A list of the form: criteria belong to a group. */
export type FormList = { list: 'groups' | 'grades' | 'vetoes' | 'references' } | { list: 'criteria'; group: number };

/** A change of the form. Items are counted from 0. */
export type TemplateChange =
  | { do: 'type'; field: 'name' | 'note' | 'floor' | 'experts'; text: string }
  | { do: 'typeItem'; of: FormList; index: number; field: ItemField; text: string }
  | { do: 'add'; of: FormList }
  | { do: 'remove'; of: FormList; index: number }
  | { do: 'move'; of: FormList; index: number; by: -1 | 1 };

/** The text fields of an item; an item that is only a text has `text`. */
export type ItemField = 'name' | 'points' | 'hint' | 'max' | 'min' | 'text';

/**
 * Returns the changed form. A new item gets a code that is unused in the form and in `related`, the versions that this
 * one is compared with, so that a removed code is never reused. `related` is evaluated only for a new item.
 */
export function changedForm(
  form: TemplateForm,
  change: TemplateChange,
  related: () => readonly WithCodes[],
): TemplateForm {
  if (change.do === 'type') return { ...form, [change.field]: change.text };
  const { of } = change;
  const used = () => codesIn([...related(), form]);
  switch (of.list) {
    case 'references':
      return {
        ...form,
        references: edited(
          form.references,
          change,
          () => '',
          (_, text) => text,
        ),
      };
    case 'vetoes':
      return {
        ...form,
        vetoes: edited(form.vetoes, change, () => ({ code: nextNumbered('V', used().vetoes), text: '' })),
      };
    case 'grades':
      return {
        ...form,
        grades: edited(form.grades, change, () => ({ code: nextLetter(used().grades), name: '', min: '' })),
      };
    case 'groups':
      return {
        ...form,
        groups: edited(form.groups, change, () => ({
          code: nextLetter(used().groups),
          name: '',
          points: '',
          criteria: [],
        })),
      };
    case 'criteria': {
      const groups = form.groups.map((group, index) => {
        if (index !== of.group) return group;
        const fresh = () => ({ code: nextNumbered(group.code, used().criteria), name: '', hint: '', max: '' });
        return { ...group, criteria: edited(group.criteria, change, fresh) };
      });
      return { ...form, groups };
    }
    default:
      return of satisfies never;
  }
}

type ItemChange = Exclude<TemplateChange, { do: 'type' }>;

function edited<Item>(
  items: readonly Item[],
  change: ItemChange,
  fresh: () => Item,
  typed = (item: Item, text: string, field: ItemField): Item => ({ ...item, [field]: text }),
): Item[] {
  switch (change.do) {
    case 'add':
      return [...items, fresh()];
    case 'remove':
      return items.toSpliced(change.index, 1);
    case 'typeItem':
      return items.map((item, index) => (index === change.index ? typed(item, change.text, change.field) : item));
    case 'move': {
      const to = change.index + change.by;
      const item = items[change.index];
      if (item === undefined || to < 0 || to >= items.length) return [...items];
      return items.toSpliced(change.index, 1).toSpliced(to, 0, item);
    }
    default:
      return change satisfies never;
  }
}

interface Coded {
  code: string;
}

/** The parts of a template that have codes. */
interface WithCodes {
  groups: readonly (Coded & { criteria: readonly Coded[] })[];
  grades: readonly Coded[];
  vetoes: readonly Coded[];
}

const codesOf = (items: readonly Coded[]): string[] => items.map(({ code }) => code);

const codesIn = (templates: readonly WithCodes[]) => ({
  groups: templates.flatMap(({ groups }) => codesOf(groups)),
  criteria: templates.flatMap(({ groups }) => groups.flatMap(({ criteria }) => codesOf(criteria))),
  grades: templates.flatMap(({ grades }) => codesOf(grades)),
  vetoes: templates.flatMap(({ vetoes }) => codesOf(vetoes)),
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/**
 * The letter after the last used one; after Z, numbers. Versions are compared by code, so a gap is not filled: its code
 * may have been removed.
 */
function nextLetter(used: readonly string[]): string {
  const highest = Math.max(-1, ...used.map((code) => letters.indexOf(code)));
  return letters[highest + 1] ?? nextNumbered('Z', used);
}

function nextNumbered(prefix: string, used: readonly string[]): string {
  const numbers = used.map((code) => (code.startsWith(prefix) ? Number(code.slice(prefix.length)) || 0 : 0));
  return `${prefix}${Math.max(0, ...numbers) + 1}`;
}

/** The sum of the points of the criteria of a group, as far as they are readable. */
export const pointsGiven = ({ criteria }: TemplateForm['groups'][number]): number =>
  criteria.reduce((sum, { max }) => sum + readable(max), 0);

export const pointsOfAll = ({ groups }: TemplateForm): number =>
  groups.reduce((sum, { points }) => sum + readable(points), 0);

const readable = (typed: string): number => {
  const read = readPoints(typed, Number.MAX_SAFE_INTEGER);
  return 'points' in read ? (read.points ?? 0) : 0;
};
