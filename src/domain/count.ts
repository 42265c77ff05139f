import { integer, minValue, number, pipe } from 'valibot';

/** A whole number, 0 or more. `integer` also refuses `Infinity`, which is how JSON reads 1e400. */
export const count = pipe(number(), integer(), minValue(0));
