import { array, type InferOutput, object, string } from 'valibot';
import { readJson } from '#src/domain/read-json.ts';
import { readPoints } from './points.ts';
import type { TemplateContent } from './template-version.ts';

/** The form of a template. Numbers are texts, so that invalid input is not lost. */
export const TemplateForm = object({
  name: string(),
  note: string(),
  groups: array(
    object({
      code: string(),
      name: string(),
      points: string(),
      criteria: array(object({ code: string(), name: string(), hint: string(), max: string() })),
    }),
  ),
  grades: array(object({ code: string(), name: string(), min: string() })),
  vetoes: array(object({ code: string(), text: string() })),
  /** Empty: there is no minimum for groups. */
  floor: string(),
  references: array(string()),
  experts: string(),
});
export type TemplateForm = InferOutput<typeof TemplateForm>;

/** Points and thresholds go up to this. */
const most = 100;

export const emptyForm: TemplateForm = {
  name: '',
  note: '',
  groups: [],
  grades: [],
  vetoes: [],
  floor: '',
  references: [],
  experts: '5',
};

/** A stored 0 may mean that nothing was typed yet. */
const typedOf = (points: number): string => (points === 0 ? '' : String(points));

export const formOf = (content: TemplateContent): TemplateForm => ({
  name: content.name,
  note: content.note,
  groups: content.groups.map(({ code, name, points, criteria }) => ({
    code,
    name,
    points: typedOf(points),
    criteria: criteria.map((one) => ({ code: one.code, name: one.name, hint: one.hint, max: typedOf(one.max) })),
  })),
  // For grades 0 has a meaning: the lowest grade.
  grades: content.grades.map(({ code, name, min }) => ({ code, name, min: String(min) })),
  vetoes: content.vetoes.map(({ code, text }) => ({ code, text })),
  floor: content.groupFloorPercent === null ? '' : String(content.groupFloorPercent),
  references: [...content.references],
  experts: String(content.experts),
});

const numberIn = (typed: string): number => {
  const read = readPoints(typed, most);
  return 'points' in read ? (read.points ?? 0) : 0;
};

/** The template of the form. Blank and unreadable numbers are 0; `unreadable` lists them. */
export const contentOf = (form: TemplateForm): TemplateContent => ({
  name: form.name.trim(),
  note: form.note.trim(),
  groups: form.groups.map(({ code, name, points, criteria }) => ({
    code,
    name: name.trim(),
    points: numberIn(points),
    criteria: criteria.map((one) => ({
      code: one.code,
      name: one.name.trim(),
      hint: one.hint.trim(),
      max: numberIn(one.max),
    })),
  })),
  // A grade without a threshold must not silently become the lowest one: `unreadable` reports it.
  grades: form.grades.map(({ code, name, min }) => ({ code, name: name.trim(), min: numberIn(min) })),
  vetoes: form.vetoes.map(({ code, text }) => ({ code, text: text.trim() })),
  groupFloorPercent: form.floor.trim() === '' ? null : numberIn(form.floor),
  references: form.references.map((one) => one.trim()).filter((one) => one !== ''),
  experts: numberIn(form.experts),
});

/** The fault of a typed number, or of a required field that is blank. */
type TypedFault = 'letters' | 'decimalComma' | 'range' | 'step' | 'required' | 'whole';

/** The faults that prevent saving, by the place of the field (`places`). */
export type Unreadable = Readonly<Record<string, TypedFault>>;

/** The names of the form's fields, used in its elements and in addresses. */
export const places = {
  name: 'name',
  experts: 'experts',
  floor: 'floor',
  groups: 'groups',
  grades: 'grades',
  group: (code: string) => `group.${code}`,
  points: (code: string) => `group.${code}.points`,
  criterion: (code: string) => `criterion.${code}`,
  max: (code: string) => `criterion.${code}.max`,
  grade: (code: string) => `grade.${code}`,
  min: (code: string) => `grade.${code}.min`,
  veto: (code: string) => `veto.${code}`,
} as const;

export function unreadable(form: TemplateForm): Unreadable {
  const found: Record<string, TypedFault> = {};
  const check = (place: string, typed: string, isWhole = false, isNeeded = false) => {
    const read = readPoints(typed, most);
    if ('fault' in read) found[place] = read.fault;
    else if (read.points === null && isNeeded) found[place] = 'required';
    else if (isWhole && !Number.isInteger(read.points ?? 0)) found[place] = 'whole';
  };
  if (form.name.trim() === '') found[places.name] = 'required';
  check(places.experts, form.experts, true, true);
  check(places.floor, form.floor, true);
  for (const group of form.groups) {
    check(places.points(group.code), group.points);
    for (const { code, max } of group.criteria) check(places.max(code), max);
  }
  for (const { code, min } of form.grades) check(places.min(code), min, false, true);
  return found;
}

export const isSameForm = (one: TemplateForm, other: TemplateForm): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The draft of the page (decision 017): the typed form. */
export const writeTemplateDraft = (form: TemplateForm): Record<string, string> => ({ template: JSON.stringify(form) });

/** Reads a draft; null if it is damaged. */
export const readTemplateDraft = ({ template }: Readonly<Record<string, string>>): TemplateForm | null =>
  readJson(TemplateForm, template);
