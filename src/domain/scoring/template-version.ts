import { array, type InferOutput, nullable, number, object, optional, picklist, string } from 'valibot';
import { count } from '#src/domain/count.ts';
import { templateKinds } from './kinds.ts';

export const templatesPath = '/set/masterplate';

/** draft → in force → retired; at most one version of each kind is in force (decision 037). */
export const templateStatuses = ['draft', 'inForce', 'retired'] as const;
export type TemplateStatus = (typeof templateStatuses)[number];

/**
 * The content of a template (decision 037): groups of criteria with points and hints, grades, veto conditions,
 * references, and the size of a panel. Texts are in the language in which they were entered. Template files contain the
 * same.
 */
export const TemplateContent = object({
  name: string(),
  /** The origin. Seeded drafts are marked as such wherever they are shown. */
  note: string(),
  groups: array(
    object({
      code: string(),
      name: string(),
      points: number(),
      criteria: array(object({ code: string(), name: string(), hint: string(), max: number() })),
    }),
  ),
  grades: array(object({ code: string(), name: string(), min: number() })),
  vetoes: array(object({ code: string(), text: string() })),
  /** In percent; null: no minimum for groups. */
  groupFloorPercent: nullable(number()),
  references: array(string()),
  /** The recommended size of a panel. */
  experts: count,
});
export type TemplateContent = InferOutput<typeof TemplateContent>;

/** A version of a template, as the server returns it. */
export const TemplateVersion = object({
  ...TemplateContent.entries,
  id: string(),
  kind: picklist(templateKinds),
  /** The number of this version within its kind, from 1. */
  number: count,
  status: picklist(templateStatuses),
  /** How many score sheets use it. */
  sheets: count,
  createdBy: string(),
  createdByName: optional(string()),
  createdTime: string(),
  updatedBy: string(),
  updatedByName: optional(string()),
  updatedTime: string(),
  /** When it came into force, and when it was retired. */
  inForceTime: nullable(string()),
  retiredTime: nullable(string()),
  /** Grows with each save. */
  version: count,
});
export type TemplateVersion = InferOutput<typeof TemplateVersion>;

/** The text of a veto condition. */
export const vetoText = ({ vetoes }: Pick<TemplateVersion, 'vetoes'>, code: string): string =>
  vetoes.find((veto) => veto.code === code)?.text ?? code;

interface Criteria {
  groups: readonly { criteria: readonly { code: string; name: string }[] }[];
}

/**
 * The versions of common origin, recognised by a criterion with the same code and name: servers do not report which
 * version was copied.
 */
export function kinOf<Version extends Criteria>(content: Criteria, versions: readonly Version[]): readonly Version[] {
  const own = new Set(namesIn(content));
  return versions.filter((version) => namesIn(version).some((name) => own.has(name)));
}

const namesIn = ({ groups }: Criteria): string[] =>
  groups.flatMap(({ criteria }) => criteria.flatMap(({ code, name }) => (name === '' ? [] : [`${code} ${name}`])));
