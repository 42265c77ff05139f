import { array, type InferOutput, maxLength, pipe, regex, string } from 'valibot';

/** The roles that review the records of a content type before they go online, by name and in order: none, one or two. */
export const Stages = pipe(array(pipe(string(), regex(/^\S(.{0,48}\S)?$/))), maxLength(2));
export type Stages = InferOutput<typeof Stages>;
