import { check, type InferOutput, pipe, record, string } from 'valibot';
import { Stages } from '#src/domain/approval/stages.ts';
import { type ContentTypeEntry, contentTypes } from './types.ts';

/**
 * Whether the content type can have a review before publishing: all but bases and applications, which experts review and which
 * go online by `line` (decision 067).
 */
export const isApprovable = ({ rights }: Pick<ContentTypeEntry, 'rights'>): boolean => !rights.includes('line');

export const approvablePaths = contentTypes.filter(isApprovable).map(({ path }) => path);

/** The stages of the review before publishing, by the path of the content type. */
export const Approvals = pipe(
  record(string(), Stages),
  check((setting) => Object.keys(setting).every((path) => approvablePaths.includes(path))),
);
export type Approvals = InferOutput<typeof Approvals>;
