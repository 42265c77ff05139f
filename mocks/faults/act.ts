import { array, type InferOutput, literal, optional, strictObject, string, variant } from 'valibot';

const paths = optional(array(string()), []);

/**
 * A change on the server that this browser does not cause.
 *
 * - `expire`: ends the sessions of the account, or all sessions.
 * - `rights`: adds module paths to the role of the account and removes others: pages (with all their buttons) and buttons.
 * - `edit`: another user saves a content record, whose title then shows it.
 */
export const Act = variant('act', [
  strictObject({ act: literal('expire'), account: optional(string()) }),
  strictObject({ act: literal('rights'), account: string(), add: paths, remove: paths }),
  strictObject({ act: literal('edit'), path: string(), id: string() }),
]);
export type Act = InferOutput<typeof Act>;
