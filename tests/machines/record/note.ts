import { assign, enqueueActions, raise, setup } from 'xstate';
import type { Draft } from '#src/domain/content/draft.ts';
import type { Result } from '#src/domain/failure.ts';
import { noAttempts } from '#src/machines/attempts.ts';
import type { PageInput } from '#src/machines/page.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';
import { recordActions } from '#src/machines/record/actions.ts';
import { recordFacts } from '#src/machines/record/facts.ts';
import type {
  DraftQuestion,
  RecordContext,
  RecordEvent,
  RecordFact,
  RecordKind,
  RecordQuestion,
  RecordTag,
  Save,
} from '#src/machines/record/kind.ts';
import { saveUnderWay, recordLife } from '#src/machines/record/life.ts';

/** A kind of record that exists only in tests: a note with one text. This file contains everything except the life. */
export interface Note {
  id: string;
  version: number;
  text: string;
}

export interface NoteSave extends Save {
  base: Note | null;
  text: string;
}

interface NoteContext extends RecordContext<NoteSave> {
  noteId: string | null;
  note: Note | null;
  /** The unsaved text; null if there is none. */
  typed: string | null;
  theirs: Note | null;
}

const list = '/notes';

const kind: RecordKind<NoteContext, NoteSave, Note> = {
  idOf: ({ noteId }) => noteId,
  pathOf: ({ noteId }) => `${list}/${noteId ?? 'new'}`,
  listOf: () => list,
  subjectOf: ({ note }) => note?.text ?? null,
  versionOf: ({ note }) => note?.version ?? null,
  unsavedWork: ({ typed }) => (typed === null ? null : { text: typed }),
  requestOf: ({ note, typed }) => ({ base: note, text: typed ?? note?.text ?? '' }),
  isSameRequest: (one, other) => one.text === other.text && one.base?.version === other.base?.version,
  typedSinceSave: ({ typed, unsettled }) => (typed === null || typed === unsettled?.text ? null : { text: typed }),
  afterReset: () => ({ typed: null }),
};

const facts = recordFacts(kind);
const life = recordLife(kind);
const formOf = (note: Note) => ({ note, noteId: note.id, failure: null });

export const noteMachine = setup({
  types: {
    context: {} as NoteContext,
    input: {} as PageInput,
    events: {} as
      | RecordEvent
      | { type: 'typed'; text: string | null }
      | { type: 'save' }
      | { type: 'mine.keep' }
      | { type: 'theirs.take' },
    emitted: {} as RecordFact,
    tags: {} as RecordTag,
  },
  actors: {
    fetchRecord: missingCall<Result<Note>, RecordQuestion>('fetchRecord'),
    fetchTheirs: missingCall<Result<Note>, RecordQuestion>('fetchTheirs'),
    findDraft: missingCall<Draft | null, DraftQuestion>('findDraft'),
    saveRecord: missingCall<Result<Note | null>, NoteSave>('saveRecord'),
  },
  ...recordActions(kind),
})
  .extend({
    actions: {
      keepRecord: assign((_, answer: Result<Note>) => (answer.ok ? formOf(answer.value) : {})),
      // It does not contain the text typed during the save.
      keepSaved: assign(({ context: { typed, unsettled } }, answer: Result<Note | null>) =>
        answer.ok && answer.value ? { ...formOf(answer.value), typed: typed === unsettled?.text ? null : typed } : {},
      ),
      offerDraft: assign({ draft: (_, draft: Draft | null) => draft }),
      takeDraft: assign(({ context: { draft } }) => ({ typed: draft?.values['text'] ?? null, draft: null })),
      forgetWork: assign({ typed: null }),
      takeTyped: enqueueActions(({ context, enqueue }, { text }: { text: string | null }) => {
        enqueue.assign({ typed: text });
        for (const fact of facts.ofTyping(context, { ...context, typed: text })) enqueue.emit(fact);
      }),
      keepTheirs: assign((_, answer: Result<Note>) => (answer.ok ? { theirs: answer.value } : {})),
      buildOnTheirs: assign(({ context }) => ({ note: context.theirs, theirs: null })),
      saveAgain: raise({ type: 'save' }),
    },
    guards: {
      mayBeOutdated: ({ context }, answer: Result<unknown>) =>
        context.note !== null && !answer.ok && answer.failure.kind === 'refused',
      isNewer: ({ context: { note } }, answer: Result<Note>) =>
        answer.ok && answer.value.version > (note?.version ?? 0),
    },
  })
  .createMachine({
    id: 'note',
    context: ({ input: { tabId, location } }) => ({
      tabId,
      noteId: location.path.endsWith('/new') ? null : (location.path.split('/').at(-1) ?? null),
      note: null,
      typed: null,
      theirs: null,
      draft: null,
      failure: null,
      failedChecks: 0,
      ...noAttempts,
    }),
    on: { ...life.on, typed: { actions: withEvent('takeTyped') } },
    initial: 'opening',
    states: {
      opening: life.opening,
      loading: life.loading({
        guard: withOutput('isGone'),
        target: 'unavailable',
        actions: [withOutput('keepFailure'), 'tellFailure'],
      }),
      unavailable: life.unavailable,
      failed: life.failed,
      recalling: life.recalling(),
      editing: {
        on: {
          ...life.draftAnswers('tellUnsaved'),
          save: { target: 'saving', actions: 'tellSaving' },
          'work.save': { target: 'saving', actions: 'tellSaving' },
        },
      },
      saving: life.saving(),
      comparing: {
        ...life.comparing(({ noteId }) => ({ id: noteId ?? '' }), {
          guard: withOutput('isNewer'),
          target: 'conflict',
          actions: [withOutput('keepTheirs'), 'tellNotSaved', 'tellUnsaved'],
        }),
        on: saveUnderWay,
      },
      conflict: {
        on: {
          'mine.keep': { target: 'editing', actions: ['buildOnTheirs', 'saveAgain'] },
          'theirs.take': { target: 'editing', actions: ['dropDraft', 'forgetWork', 'buildOnTheirs', 'tellUnsaved'] },
        },
      },
    },
  });
