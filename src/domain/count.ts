import { integer, minValue, number, pipe } from 'valibot';

/** A whole number from 0 on. `integer` also refuses `Infinity`, as which JSON reads 1e400. */
export const count = pipe(number(), integer(), minValue(0));
