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

/** A file with what is in it, as data for an `<img>`: nothing but a picture of the kinds that may be uploaded gets through. */
export const FileContent = object({
  name: string(),
  type: picklist(pictureTypes),
  content: pipe(string(), regex(/^data:image\/(?:jpeg|png|webp|gif);base64,[\w+/=]+$/)),
});
export type FileContent = InferOutput<typeof FileContent>;
