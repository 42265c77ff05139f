import { custom, object, string } from 'valibot';
import { FileContent, StoredFile } from '#src/domain/files/stored-file.ts';
import { read, writeForAnswer } from './endpoint.ts';

/** Any file-like object. `instanceof` does not work: browser, worker and tests each have their own class `File`. */
const AnyFile = custom<File>(
  (value) => typeof value === 'object' && value !== null && 'name' in value && 'arrayBuffer' in value,
);

/** Files (decision 010). They are stored apart from the records, which refer to them by id. */
export const fileEndpoints = {
  /**
   * A picture, or a PDF document. It needs any right to add, edit or score. A stored file never changes. The answer is needed,
   * since records refer to the file by its id.
   */
  upload: writeForAnswer({
    path: '/sys/file/upload',
    encoding: 'multipart',
    request: object({ file: AnyFile }),
    response: StoredFile,
  }),
  /** It needs no right. The content comes as data, because an `<img src>` would send no token. */
  get: read({ path: '/sys/file/get', request: object({ id: string() }), response: FileContent }),
};
