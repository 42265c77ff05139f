import { integer, type InferOutput, minValue, number, object, picklist, pipe } from 'valibot';

const count = pipe(number(), integer(), minValue(0));

/** A rule by which results are computed. A stored result keeps it, so the texts of a rule stay after another one replaces it. */
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
