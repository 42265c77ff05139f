import { integer, type InferOutput, number, object, pipe, record, string } from 'valibot';

/** One save of a record: what its fields were from then on. `time` is `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
export const Revision = object({
  version: pipe(number(), integer()),
  by: string(),
  time: string(),
  values: record(string(), string()),
});
export type Revision = InferOutput<typeof Revision>;
