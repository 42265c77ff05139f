/** What a finding is about. The texts are `editor:finding.of.<id>`. */
export const checkIds = [
  'missing',
  'mobile',
  'idNumber',
  'bankCard',
  'plate',
  'email',
  'wrongWord',
  'forbiddenWord',
  'unknownWords',
  'badLink',
  'otherEnvironment',
  'offlineRecord',
  'noDescription',
  'vagueLink',
  'headingSkip',
  'emptyParagraph',
  'future',
  'over',
  'noMapNumber',
] as const;
export type CheckId = (typeof checkIds)[number];

/** A range of a text, in UTF-16 units: from `from` to before `to`. */
export interface Range {
  from: number;
  to: number;
}

/** The position in a field: the number of the block in its text (`blocks.ts`), and the range in the block's text. */
interface Place extends Range {
  block: number;
}

/**
 * The suggested correction: another text in place of the found one, a record of ours to open, by the path of its page, or
 * only the place to look at.
 */
type Fix = { kind: 'mask' | 'replace'; by: string } | { kind: 'open'; path: string } | { kind: 'jump' };

/** What a check found (decision 065). */
export interface Finding {
  check: CheckId;
  /** The name of the field. */
  field: string;
  /** Null if the finding concerns the whole field. */
  place: Place | null;
  /** The text in the range; empty if the finding concerns no text. */
  found: string;
  /** The file of the picture whose description was checked. */
  picture?: string;
  /** The end of the text before a picture, the caption of a map, a link or an empty paragraph. */
  before?: string;
  fix: Fix;
}

/** What a check found in one text; the range is that of the text. */
export interface TextFinding extends Range {
  check: CheckId;
  fix: Fix;
}

const grave: ReadonlySet<CheckId> = new Set(['mobile', 'idNumber', 'bankCard', 'plate', 'email', 'forbiddenWord']);

/** Whether publishing the finding needs a reason: personal data and forbidden words. The others only advise. */
export const isGrave = ({ check }: Pick<Finding, 'check'>): boolean => grave.has(check);
