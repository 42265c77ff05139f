import { unknown } from 'valibot';

/** The answer whether a name is free: a truthy value means free; any other value, or none, means taken (product 7). */
export const NameIsFree = unknown();
