import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { type Result, success } from '#src/domain/failure.ts';
import { evidenceTypes, type FileFacts, type FileFlaw } from '#src/domain/files/uploadable.ts';
import type { StoredFile } from '#src/domain/files/stored-file.ts';
import { filesMachine } from '#src/machines/files/files.ts';
import { pictureMachine } from '#src/machines/files/picture.ts';
import { type UploadInput, uploadMachine } from '#src/machines/files/upload.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { network, refused } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, settled } from '#tests/machines/support/run.ts';

const file = { name: '漓江.png', type: 'image/png', size: 10 };
const stored: StoredFile = { id: 'F1', ...file, type: 'image/png' };
const picture = success({ name: file.name, type: 'image/png' as const, content: 'data:image/png;base64,AA' });

const model = (given: typeof file): Model<typeof uploadMachine> => ({
  events: { retry: [{ type: 'retry' }] },
  answers: { inspectFile: [null, 'content'], sendFile: [success(stored), network] },
  input: { file: given, attempt: '1' },
});

const sound = fromPromise<FileFlaw | null, { file: FileFacts }>(() => Promise.resolve(null));

describe('upload', () => {
  describeModel(uploadMachine, model(file), model({ ...file, name: 'a.svg' }));

  test('fault D13: a file that is too large is refused before it is read', () => {
    const inspect = port<FileFlaw | null, { file: FileFacts }>();
    const machine = uploadMachine.provide({ actors: { inspectFile: inspect.logic } });
    const { actor, value } = run(machine, { file: { ...file, size: 2 ** 31 }, attempt: '1' });
    expect({ state: value(), flaw: actor.getSnapshot().context.flaw, inspectCalls: inspect.calls }).toEqual({
      state: 'refused',
      flaw: 'tooLarge',
      inspectCalls: [],
    });
  });

  test('fault E19: an interrupted upload is reported, keeps the file, and is retried under the same key', async () => {
    const line = port<Result<StoredFile>, UploadInput>();
    const { actor, value } = run(uploadMachine.provide({ actors: { inspectFile: sound, sendFile: line.logic } }), {
      file,
      attempt: 'a.0',
    });
    await settled();
    await line.answer(network);
    expect({ state: value(), failure: actor.getSnapshot().context.failure }).toEqual({
      state: 'failed',
      failure: network.failure,
    });
    actor.send({ type: 'retry' });
    expect({ state: value(), failure: actor.getSnapshot().context.failure, lineInputs: line.inputs() }).toEqual({
      state: 'sending',
      failure: null,
      lineInputs: [
        { file, attempt: 'a.0' },
        { file, attempt: 'a.0' },
      ],
    });
    await line.answer(success(stored));
    expect({ state: value(), stored: actor.getSnapshot().context.stored }).toEqual({ state: 'stored', stored });
  });

  test('fault D13: a document is accepted only in fields for documents', async () => {
    const pdf = { ...file, name: '扫描件.pdf', type: 'application/pdf' };
    const line = port<Result<StoredFile>, UploadInput>();
    const machine = uploadMachine.provide({ actors: { inspectFile: sound, sendFile: line.logic } });
    const input = { file: pdf, attempt: '1' };
    const { actor, value } = run(machine, input);
    expect([value(), actor.getSnapshot().context.flaw]).toEqual(['refused', 'type']);
    const asEvidence = run(machine, { ...input, takes: evidenceTypes });
    await settled();
    expect(asEvidence.value()).toEqual('sending');
  });

  test('fault D13: a file without picture content is refused and not sent', async () => {
    const inspectFile = fromPromise<FileFlaw | null, { file: FileFacts }>(() => Promise.resolve('content'));
    const line = port<Result<StoredFile>, UploadInput>();
    const machine = uploadMachine.provide({ actors: { inspectFile, sendFile: line.logic } });
    const { actor, value } = run(machine, { file, attempt: '1' });
    await settled();
    expect({ state: value(), flaw: actor.getSnapshot().context.flaw, sent: line.calls }).toEqual({
      state: 'refused',
      flaw: 'content',
      sent: [],
    });
  });

  test('a file that is no longer readable is refused', async () => {
    const inspectFile = fromPromise<FileFlaw | null, { file: FileFacts }>(() => Promise.reject(new Error('gone')));
    const { value } = run(uploadMachine.provide({ actors: { inspectFile } }), { file, attempt: '1' });
    await settled();
    expect(value()).toBe('refused');
  });
});

describe('picture', () => {
  const answers = { fetchPicture: [picture, refused, network] };
  describeModel(pictureMachine, { events: { retry: [{ type: 'retry' }] }, answers, input: { id: 'F1' } });
});

describe('files', () => {
  const events: Model<typeof filesMachine>['events'] = {
    'file.chosen': [{ type: 'file.chosen', place: 'cover', file }],
    'upload.over': [{ type: 'upload.over', place: 'cover' }],
    'picture.wanted': [{ type: 'picture.wanted', id: 'F1' }],
  };
  const more = [{ type: 'xstate.snapshot.upload' }];
  const situation: Model<typeof filesMachine>['situation'] = ({ context: { uploads, pictures } }) => [
    Object.keys(uploads),
    Object.keys(pictures),
  ];
  describeModel(filesMachine, { events, more, situation });

  const files = () => {
    const line = port<Result<StoredFile>, UploadInput>();
    const fetchPicture = port<typeof picture, { id: string }>();
    const machine = filesMachine.provide({
      actors: {
        upload: uploadMachine.provide({ actors: { inspectFile: sound, sendFile: line.logic } }),
        picture: pictureMachine.provide({ actors: { fetchPicture: fetchPicture.logic as never } }),
      },
    });
    return { ...run(machine), line, fetchPicture };
  };

  test('another file for the same field cancels the former, as does removing it; each upload has its own key', async () => {
    const { actor, line } = files();
    const sent = () => line.calls.map(({ input, signal }) => ({ name: input.file.name, aborted: signal.aborted }));
    for (const name of ['a.png', 'b.png']) {
      actor.send({ type: 'file.chosen', place: 'cover', file: { ...file, name } });
      await settled();
    }
    expect(sent()).toEqual([
      { name: 'a.png', aborted: true },
      { name: 'b.png', aborted: false },
    ]);
    expect(new Set(line.inputs().map(({ attempt }) => attempt)).size).toBe(2);
    actor.send({ type: 'upload.over', place: 'cover' });
    expect({ sent: sent(), uploads: actor.getSnapshot().context.uploads }).toEqual({
      sent: [
        { name: 'a.png', aborted: true },
        { name: 'b.png', aborted: true },
      ],
      uploads: {},
    });
  });

  test('an upload lasts until the picture is in its field; a failed one waits for a decision', async () => {
    const { actor, line } = files();
    const isUploading = () => actor.getSnapshot().context.uploading;
    actor.send({ type: 'file.chosen', place: 'cover', file: { ...file, name: 'a.svg' } });
    expect(isUploading()).toBe(false);
    actor.send({ type: 'file.chosen', place: 'cover', file });
    await settled();
    expect(isUploading()).toBe(true);
    await line.answer(network);
    expect(isUploading()).toBe(false);
    actor.getSnapshot().context.uploads['cover']?.send({ type: 'retry' });
    await line.answer(success(stored));
    expect(isUploading()).toBe(true);
    actor.send({ type: 'upload.over', place: 'cover' });
    expect(isUploading()).toBe(false);
  });

  test('a picture used in several places is fetched once', async () => {
    const { actor, fetchPicture } = files();
    for (const id of ['F1', 'F2', 'F1']) actor.send({ type: 'picture.wanted', id });
    expect(fetchPicture.inputs()).toEqual([{ id: 'F1' }, { id: 'F2' }]);
    await fetchPicture.answer(picture, 0);
    expect(actor.getSnapshot().context.pictures['F1']?.getSnapshot().context.picture).toEqual(
      picture.ok && picture.value,
    );
  });
});
