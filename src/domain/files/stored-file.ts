import { type InferOutput, integer, number, object, picklist, pipe, regex, string } from 'valibot';
import { evidenceTypes } from './uploadable.ts';

/** A file on the server. Records refer to it by its id. */
export const StoredFile = object({
  id: string(),
  name: string(),
  type: picklist(evidenceTypes),
  size: pipe(number(), integer()),
});
export type StoredFile = InferOutput<typeof StoredFile>;

/** A file with its content as a data URL. The schema accepts only the types of files that may be uploaded. */
export const FileContent = object({
  name: string(),
  type: picklist(evidenceTypes),
  content: pipe(string(), regex(/^data:(?:image\/(?:jpeg|png|webp|gif)|application\/pdf);base64,[\w+/=]+$/)),
});
export type FileContent = InferOutput<typeof FileContent>;
