import { integer, type InferOutput, number, object, pipe, record, string } from 'valibot';

/** One save of a record, with all field values that it saved. `time` is `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
export const Revision = object({
  version: pipe(number(), integer()),
  by: string(),
  time: string(),
  values: record(string(), string()),
});
export type Revision = InferOutput<typeof Revision>;
