import { type InferOutput, picklist, record } from 'valibot';
import { Stages } from '#src/domain/approval/stages.ts';
import { contentTypes } from './types.ts';

/**
 * The content types that can have a review before publishing: all but bases and applications, which experts review and which go
 * online by `line` (decision 067).
 */
export const approvablePaths = contentTypes.filter(({ rights }) => !rights.includes('line')).map(({ path }) => path);

/** The stages of the review before publishing, by the path of the content type. */
export const Approvals = record(picklist(approvablePaths), Stages);
export type Approvals = InferOutput<typeof Approvals>;
