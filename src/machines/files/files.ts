import { type ActorRefFrom, assign, enqueueActions, setup, type SnapshotEvent } from 'xstate';
import type { FileFacts, FileType } from '#src/domain/files/uploadable.ts';
import { attemptOf } from '#src/machines/attempts.ts';
import { withEvent } from '#src/machines/params.ts';
import { type PictureActor, pictureMachine } from './picture.ts';
import { type UploadActor, uploadMachine } from './upload.ts';

/** A chosen file and its place. `takes` lists the types that the place accepts; without it, pictures only. */
interface Chosen {
  place: string;
  file: FileFacts;
  takes?: readonly FileType[];
}

interface Context {
  /** By the place of the file: the name of a field, or of a part of one. */
  uploads: Readonly<Record<string, UploadActor>>;
  /** By the file's id. */
  pictures: Readonly<Record<string, PictureActor>>;
  /** Whether a file is being uploaded, or is on the server and not in its field yet. */
  uploading: boolean;
  /** How many files were chosen on this page. */
  chosen: number;
}

/**
 * The files of a page: uploads for its fields, and the pictures and documents that it shows, each fetched once. It lives as
 * long as the page.
 */
export const filesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | ({ type: 'file.chosen' } & Chosen)
      /** The file was taken into the form, or the upload was cancelled. */
      | { type: 'upload.over'; place: string }
      | { type: 'picture.wanted'; id: string }
      | SnapshotEvent,
  },
  actors: { upload: uploadMachine, picture: pictureMachine },
  actions: {
    startUpload: enqueueActions(({ context, enqueue, self }, { place, file, takes }: Chosen) => {
      const former = context.uploads[place];
      if (former) enqueue.stopChild(former);
      const attempt = attemptOf(self.sessionId, context.chosen);
      enqueue.assign({
        uploads: ({ spawn }) => ({
          ...context.uploads,
          [place]: spawn('upload', { input: { file, attempt, ...(takes && { takes }) }, syncSnapshot: true }),
        }),
        chosen: context.chosen + 1,
      });
    }),
    endUpload: enqueueActions(({ context, enqueue }, { place }: { place: string }) => {
      const { [place]: ended, ...uploads } = context.uploads;
      if (ended) enqueue.stopChild(ended);
      enqueue.assign({ uploads });
    }),
    takeUploads: assign({
      uploading: ({ context }) =>
        Object.values(context.uploads).some((upload) => upload.getSnapshot().hasTag('pending')),
    }),
    fetchPicture: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      if (context.pictures[id]) return;
      enqueue.assign({ pictures: ({ spawn }) => ({ ...context.pictures, [id]: spawn('picture', { input: { id } }) }) });
    }),
  },
}).createMachine({
  id: 'files',
  context: { uploads: {}, pictures: {}, uploading: false, chosen: 0 },
  on: {
    'file.chosen': { actions: [withEvent('startUpload'), 'takeUploads'] },
    'upload.over': { actions: [withEvent('endUpload'), 'takeUploads'] },
    'xstate.snapshot.*': { actions: 'takeUploads' },
    'picture.wanted': { actions: withEvent('fetchPicture') },
  },
});

export type FilesActor = ActorRefFrom<typeof filesMachine>;
