import { array, object, string } from 'valibot';
import { StepEvent } from '#src/domain/content/lifecycle.ts';
import { ContentRecord } from '#src/domain/content/record.ts';
import { rightFor } from '#src/domain/rights/page-actions.ts';
import { read, write } from './endpoint.ts';

const Chosen = object({ id: string() });

/**
 * The calls of a content type with steps of its own (decision 035), beside those of all types. `return` is for what no
 * review scores yet; a review returns by a call of its own. `history` returns the steps that were taken, the oldest first.
 */
export const stepEndpoints = (path: string) => ({
  submit: write({
    path: `${path}/submit`,
    request: Chosen,
    response: ContentRecord,
    right: rightFor(path, 'submit'),
  }),
  return: write({
    path: `${path}/return`,
    request: object({ id: string(), reason: string() }),
    response: ContentRecord,
    right: rightFor(path, 'return'),
  }),
  history: read({ path: `${path}/history`, request: Chosen, response: array(StepEvent), right: path }),
});
