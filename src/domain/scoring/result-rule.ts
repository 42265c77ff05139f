import { type InferOutput, number, object, picklist } from 'valibot';
import { count } from '#src/domain/count.ts';

/** A rule for computing results. A stored result includes its rule, so the texts of a replaced rule must remain. */
export const ResultRule = object({
  name: picklist(['trimmedMean']),
  parameters: object({
    /** A result is final from this number of sheets on. */
    fewestForResult: count,
    /** From this number of sheets on, the highest and the lowest total are dropped. */
    fewestForDropping: count,
    /** A sheet is flagged if its total is further from the mean of all sheets. */
    outlierDistance: number(),
  }),
});
export type ResultRule = InferOutput<typeof ResultRule>;

/** The rule for new results (decision 036). Texts interpolate its numbers. */
export const resultRule: ResultRule = {
  name: 'trimmedMean',
  parameters: { fewestForResult: 3, fewestForDropping: 5, outlierDistance: 15 },
};
