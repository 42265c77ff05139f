import { type InferOutput, object, string } from 'valibot';

/** A record to pick, by name. */
export const Option = object({ id: string(), name: string() });
export type Option = InferOutput<typeof Option>;
