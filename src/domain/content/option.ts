import { type InferOutput, object, string } from 'valibot';

/** A record that a picker offers. */
export const Option = object({ id: string(), name: string() });
export type Option = InferOutput<typeof Option>;
