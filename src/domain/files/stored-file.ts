import { type InferOutput, integer, number, object, picklist, pipe, regex, string } from 'valibot';
import { pictureTypes } from './picture.ts';

/** A file on the server. Records refer to it by its id. */
export const StoredFile = object({
  id: string(),
  name: string(),
  type: picklist(pictureTypes),
  size: pipe(number(), integer()),
});
export type StoredFile = InferOutput<typeof StoredFile>;

/** A file with its content as a data URL for an `<img>`. The schema accepts only the types of pictures that may be uploaded. */
export const FileContent = object({
  name: string(),
  type: picklist(pictureTypes),
  content: pipe(string(), regex(/^data:image\/(?:jpeg|png|webp|gif);base64,[\w+/=]+$/)),
});
export type FileContent = InferOutput<typeof FileContent>;
