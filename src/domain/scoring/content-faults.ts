import { resultRule } from './result-rule.ts';
import { criteriaOf, type TemplateFault, templateFaults } from './template.ts';
import type { TemplateContent } from './template-version.ts';

/** A part of a template that has a name or a text of its own. */
type TemplatePart = 'template' | 'group' | 'criterion' | 'grade' | 'veto';

/** Why a template cannot come into force, and where: faults of what decides a result, and of what people read. */
export type ContentFault =
  | TemplateFault
  | { kind: 'noName'; of: TemplatePart; code: string }
  | { kind: 'gradeRange'; grade: string; min: number }
  | { kind: 'sameGrade'; grade: string; min: number }
  | { kind: 'floorRange'; floor: number }
  | { kind: 'tooFewExperts'; experts: number; fewest: number };

const best = 100;

/** All errors that block activation, in the order of the page. */
export function contentFaults(content: TemplateContent): readonly ContentFault[] {
  const { name, groups, grades, vetoes, groupFloorPercent: floor, experts } = content;
  const fewest = resultRule.parameters.fewestForResult;
  return [
    ...nameless('template', [{ code: '', name }]),
    ...(experts < fewest ? [{ kind: 'tooFewExperts', experts, fewest } as const] : []),
    ...(floor !== null && (floor <= 0 || floor > best) ? [{ kind: 'floorRange', floor } as const] : []),
    ...nameless('group', groups),
    ...nameless(
      'criterion',
      groups.flatMap(({ criteria }) => criteria),
    ),
    ...templateFaults(content),
    ...nameless('grade', grades),
    ...grades.flatMap(({ code, min }, index): ContentFault[] => {
      if (min < 0 || min > best) return [{ kind: 'gradeRange', grade: code, min }];
      return grades.findIndex((other) => other.min === min) < index ? [{ kind: 'sameGrade', grade: code, min }] : [];
    }),
    ...nameless(
      'veto',
      vetoes.map(({ code, text }) => ({ code, name: text })),
    ),
  ];
}

const nameless = (of: TemplatePart, parts: readonly { code: string; name: string }[]): readonly ContentFault[] =>
  parts.filter(({ name }) => name.trim() === '').map(({ code }) => ({ kind: 'noName', of, code }));

/** The first code that two groups, two criteria, two grades or two veto conditions share; null if all differ. */
export function repeatedCode({ groups, grades, vetoes }: TemplateContent): string | null {
  for (const parts of [groups, criteriaOf({ groups }), grades, vetoes]) {
    const codes = parts.map(({ code }) => code);
    const repeated = codes.find((code, index) => codes.indexOf(code) !== index);
    if (repeated !== undefined) return repeated;
  }
  return null;
}
