import { array, type InferOutput, literal, optional, strictObject, string, variant } from 'valibot';

const paths = optional(array(string()), []);

/**
 * What happens on the server without this browser.
 *
 * - `expire`: the sessions of the account end, or of everybody.
 * - `rights`: the role of the account loses and gets module paths, of pages (with all their buttons) and of buttons.
 * - `edit`: somebody else saves a record of content, whose title then says so.
 */
export const Act = variant('act', [
  strictObject({ act: literal('expire'), account: optional(string()) }),
  strictObject({ act: literal('rights'), account: string(), add: paths, remove: paths }),
  strictObject({ act: literal('edit'), path: string(), id: string() }),
]);
export type Act = InferOutput<typeof Act>;
