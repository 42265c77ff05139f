import { custom, object, string } from 'valibot';
import { FileContent, StoredFile } from '#src/domain/files/stored-file.ts';
import { read, writeForAnswer } from './endpoint.ts';

/** Known by what it can do: a browser, a worker and a test each have a class of their own for it. */
const AnyFile = custom<File>(
  (value) => typeof value === 'object' && value !== null && 'name' in value && 'arrayBuffer' in value,
);

/** Files (decision 010): kept apart from the records that refer to them by id. */
export const fileEndpoints = {
  /** Anybody who may add or edit something may; a file is never changed afterwards. Without its id it is in no record's reach. */
  upload: writeForAnswer({
    path: '/sys/file/upload',
    encoding: 'multipart',
    request: object({ file: AnyFile }),
    response: StoredFile,
  }),
  /** Anybody who is signed in. The content comes as data: an `<img src>` would carry no token. */
  get: read({ path: '/sys/file/get', request: object({ id: string() }), response: FileContent }),
};
