import { readPoints } from './points.ts';
import type { TemplateForm } from './template-form.ts';

/** A list of the form: criteria belong to a group. */
export type FormList = { list: 'groups' | 'grades' | 'vetoes' | 'references' } | { list: 'criteria'; group: number };

/** How a form is changed. Items are counted from 0. */
export type TemplateChange =
  | { do: 'type'; field: 'name' | 'note' | 'floor' | 'experts'; text: string }
  | { do: 'typeItem'; of: FormList; index: number; field: ItemField; text: string }
  | { do: 'add'; of: FormList }
  | { do: 'remove'; of: FormList; index: number }
  | { do: 'move'; of: FormList; index: number; by: -1 | 1 };

/** The texts of an item; an item that is a text alone has `text`. */
export type ItemField = 'name' | 'points' | 'hint' | 'max' | 'min' | 'text';

/** Returns the changed form. */
export function changedForm(form: TemplateForm, change: TemplateChange): TemplateForm {
  if (change.do === 'type') return { ...form, [change.field]: change.text };
  const { of } = change;
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
        vetoes: edited(form.vetoes, change, () => ({ code: nextNumbered('V', form.vetoes), text: '' })),
      };
    case 'grades':
      return {
        ...form,
        grades: edited(form.grades, change, () => ({ code: nextLetter(form.grades), name: '', min: '' })),
      };
    case 'groups':
      return {
        ...form,
        groups: edited(form.groups, change, () => ({
          code: nextLetter(form.groups),
          name: '',
          points: '',
          criteria: [],
        })),
      };
    case 'criteria': {
      const all = form.groups.flatMap(({ criteria }) => criteria);
      const groups = form.groups.map((group, index) => {
        if (index !== of.group) return group;
        const fresh = () => ({ code: nextNumbered(group.code, all), name: '', hint: '', max: '' });
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

/** A code that none of the items has: the next letter, after Z numbers. Codes never change, so versions can be compared by them. */
function nextLetter(items: readonly { code: string }[]): string {
  const codes = new Set(items.map(({ code }) => code));
  const letter = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').find((one) => !codes.has(one));
  return letter ?? nextNumbered('Z', items);
}

function nextNumbered(prefix: string, items: readonly { code: string }[]): string {
  const numbers = items.map(({ code }) => (code.startsWith(prefix) ? Number(code.slice(prefix.length)) || 0 : 0));
  return `${prefix}${Math.max(0, ...numbers) + 1}`;
}

/** What the criteria of a group are worth together, as far as their points can be read. */
export const pointsGiven = ({ criteria }: TemplateForm['groups'][number]): number =>
  criteria.reduce((sum, { max }) => sum + readable(max), 0);

export const pointsOfAll = ({ groups }: TemplateForm): number =>
  groups.reduce((sum, { points }) => sum + readable(points), 0);

const readable = (typed: string): number => {
  const read = readPoints(typed, Number.MAX_SAFE_INTEGER);
  return 'points' in read ? (read.points ?? 0) : 0;
};
