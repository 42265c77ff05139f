import { literal, object, picklist, safeParse } from 'valibot';
import { repeatedCode } from './content-faults.ts';
import { type TemplateKind, templateKinds } from './kinds.ts';
import { isInSteps } from './points.ts';
import { TemplateContent, type TemplateVersion } from './template-version.ts';

/** Identifies the format, so that other JSON files are not mistaken for templates. */
const format = 'forestry-scoring-template';

const File = object({
  format: literal(format),
  kind: picklist(templateKinds),
  ...TemplateContent.entries,
});

export interface TemplateInFile {
  kind: TemplateKind;
  content: TemplateContent;
}

/** Why a file is refused. */
export type TemplateFileFault = 'tooLarge' | 'notJson' | 'notTemplate' | 'repeatedCode' | 'points';

/** In bytes: a hundred times the largest seeded template. */
export const largestFile = 1_000_000;

export const writeTemplateFile = (version: TemplateVersion): string => {
  const { name, note, groups, grades, vetoes, groupFloorPercent, references, experts, kind } = version;
  const content: TemplateContent = { name, note, groups, grades, vetoes, groupFloorPercent, references, experts };
  return `${JSON.stringify({ format, kind, ...content }, null, 2)}\n`;
};

/** Characters that file systems refuse in names. */
const unwanted = /[\\/:*?"<>|\p{Cc}]/gu;

export const templateFileName = ({ name, number }: Pick<TemplateVersion, 'name' | 'number'>): string =>
  `${name.replace(unwanted, '_').trim() || 'template'}-v${number}.json`;

/** Reads a template file. It may be as incomplete as a draft: the page of the draft shows what is missing. */
export function readTemplateFile(text: string): { template: TemplateInFile } | { fault: TemplateFileFault } {
  const json = parsed(text);
  if (json === undefined) return { fault: 'notJson' };
  const read = safeParse(File, json);
  if (!read.success) return { fault: 'notTemplate' };
  const { format: _, kind, ...content } = read.output;
  if (repeatedCode(content) !== null) return { fault: 'repeatedCode' };
  const points = content.groups.flatMap((group) => [group.points, ...group.criteria.map(({ max }) => max)]);
  if (!points.every((one) => one >= 0 && isInSteps(one))) return { fault: 'points' };
  return { template: { kind, content } };
}

function parsed(text: string): unknown {
  try {
    // Some editors write a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
