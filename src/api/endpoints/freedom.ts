import { type GenericSchema, nonNullish, unknown } from 'valibot';

/** Whether a name is free: by convention a truthy value means that it is (spec 7, decision 39); none at all is no answer. */
export const Freedom = nonNullish(unknown()) as GenericSchema<unknown, unknown>;
