import { unknown } from 'valibot';

/** Whether a name is free: by convention a truthy value means that it is, and everything else, nothing too, that it is taken (product 7). */
export const NameIsFree = unknown();
