import { array, integer, type InferOutput, minValue, nullable, number, object, picklist, pipe, string } from 'valibot';
import { templateKinds } from './kinds.ts';

export const templatesPath = '/set/masterplate';

/** draft → in force → retired; of each kind at most one is in force (decision 037). */
export const templateStatuses = ['draft', 'inForce', 'retired'] as const;
export type TemplateStatus = (typeof templateStatuses)[number];

const count = pipe(number(), integer(), minValue(0));

/**
 * What a template says (decision 037): groups of criteria with their points and hints, grades, veto conditions, references, and
 * how many experts a panel has. Its texts are in the language in which they were entered. It is what files of templates hold.
 */
export const TemplateContent = object({
  name: string(),
  /** Where it comes from: a draft of ours says so wherever it is shown. */
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
  /** In percent; null: a base may be weak in a group. */
  groupFloorPercent: nullable(number()),
  references: array(string()),
  /** So many experts should be on a panel. */
  experts: count,
});
export type TemplateContent = InferOutput<typeof TemplateContent>;

/** A version of a template, as the server returns it. */
export const TemplateVersion = object({
  ...TemplateContent.entries,
  id: string(),
  kind: picklist(templateKinds),
  /** The number of this version among those of its kind, from 1 on. */
  number: count,
  status: picklist(templateStatuses),
  /** How many score sheets are on it. */
  sheets: count,
  createdBy: string(),
  createdTime: string(),
  updatedBy: string(),
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
