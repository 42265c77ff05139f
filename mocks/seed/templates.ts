import type { TemplateKind } from '#src/domain/scoring/kinds.ts';
import type { TemplateContent, TemplateStatus } from '#src/domain/scoring/template-version.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { TemplateRow } from '#mocks/store/collections.ts';
import drafted from './shared/scoring-templates.json' with { type: 'json' };
import { perStart } from './shared/start.ts';
import { workedBefore } from './shared/time.ts';

/** The note of each of our own templates (decision 037). */
const note = '本表为平台拟定的示例稿，并非主管部门发布的评分表，使用前请核对现行规定。';

const experts = 5;

type Drafted = (typeof drafted)[number];

const contentOf = ({ name, groups, grades, vetoes, groupFloorPercent, references }: Drafted): TemplateContent => ({
  name,
  note,
  groups,
  grades,
  vetoes: vetoes.map((text, index) => ({ code: `V${index + 1}`, text })),
  groupFloorPercent,
  references,
  experts,
});

const rowOf = (
  start: number,
  id: string,
  one: Drafted,
  number: number,
  status: TemplateStatus,
  /** In working days before the start. */
  [created, inForce, retired]: readonly [number, number | null, number | null],
): TemplateRow => {
  const ago = (days: number) => toShanghaiTime(workedBefore(start, days + 0.37));
  return {
    ...contentOf(one),
    id,
    kind: one.kind as TemplateKind,
    number,
    status,
    createdBy: 'admin',
    createdTime: ago(created),
    updatedBy: 'admin',
    updatedTime: ago(inForce ?? created),
    inForceTime: inForce === null ? null : ago(inForce),
    retiredTime: retired === null ? null : ago(retired),
    version: 1,
  };
};

/** Kinds with a retired older version, and kinds with a newer draft. */
const revised = new Set(['forestWellness', 'natureEducation']);
const inDraft = new Set(['forestExperience']);

/** The content of the previous version: other points for the first two criteria, and no last veto condition. */
const earlier = (one: Drafted): Drafted => ({
  ...one,
  vetoes: one.vetoes.slice(0, -1),
  groups: one.groups.map((group, index) => {
    const [first, second, ...rest] = group.criteria;
    if (index > 0 || !first || !second) return group;
    return { ...group, criteria: [{ ...first, max: first.max + 1 }, { ...second, max: second.max - 1 }, ...rest] };
  }),
});

/** An active version of each template, older than all seeded reviews. Some kinds also have a retired version or a draft. */
export const templateRowsAt = perStart((start): readonly TemplateRow[] =>
  drafted.flatMap((one, index) => {
    const id = (number: number) => `${index + 1}${String(number).padStart(2, '0')}`;
    const number = revised.has(one.kind) ? 2 : 1;
    return [
      ...(number === 2 ? [rowOf(start, id(1), earlier(one), 1, 'retired', [640, 630, 420])] : []),
      rowOf(start, id(number), one, number, 'inForce', [430, 420, null]),
      ...(inDraft.has(one.kind) ? [rowOf(start, id(number + 1), one, number + 1, 'draft', [6, null, null])] : []),
    ];
  }),
);
