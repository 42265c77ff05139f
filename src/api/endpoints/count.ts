import { integer, number, pipe } from 'valibot';

/** A whole number. `integer` also refuses `Infinity`, which is how JSON reads 1e400. */
export const count = pipe(number(), integer());
