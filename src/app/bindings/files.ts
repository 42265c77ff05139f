import { fromPromise } from 'xstate';
import { fetchFile, uploadFile } from '#src/api/files.ts';
import type { Http } from '#src/api/http.ts';
import {
  documentType,
  type FileFacts,
  type FileFlaw,
  flawOfContent,
  flawOfSize,
  typeOfName,
} from '#src/domain/files/uploadable.ts';
import { filesMachine } from '#src/machines/files/files.ts';
import { pictureMachine } from '#src/machines/files/picture.ts';
import { type UploadInput, uploadMachine } from '#src/machines/files/upload.ts';
import { createWriteKeys } from './write-keys.ts';

/** The uploads and pictures of a page. */
export function bindFiles(http: Http) {
  const keyOf = createWriteKeys();

  const inspectFile = fromPromise(
    async ({ input: { file } }: { input: { file: FileFacts } }) =>
      flawOfContent(file.name, new Uint8Array(await (file as File).arrayBuffer())) ??
      (typeOfName(file.name) === documentType ? null : await drawingFlawOf(file as File)),
  );

  const sendFile = fromPromise(({ input: { file, attempt }, signal }: { input: UploadInput; signal: AbortSignal }) =>
    uploadFile(http, file as File, { ...keyOf(attempt), signal }),
  );

  return filesMachine.provide({
    actors: {
      upload: uploadMachine.provide({ actors: { inspectFile, sendFile } }),
      picture: pictureMachine.provide({
        actors: {
          fetchPicture: fromPromise(({ input, signal }) => fetchFile(http, input.id, signal)),
        },
      }),
    },
  });
}

/** A file with the signature of a picture may be broken, which only decoding shows. */
async function drawingFlawOf(file: File): Promise<FileFlaw | null> {
  try {
    const drawn = await createImageBitmap(file);
    const flaw = flawOfSize(drawn);
    drawn.close();
    return flaw;
  } catch {
    return 'content';
  }
}
