import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import type { ListQuery } from '#src/domain/content/list-query.ts';
import {
  changeSettings,
  type ListSettings,
  type ListView,
  type SettingsChange,
  defaultListSettings,
  viewAt,
  viewNamed,
} from '#src/domain/lists/list-settings.ts';
import { missingSyncAnswer } from '#src/machines/answer.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingFeed } from '#src/machines/ports.ts';

type Event =
  /** The stored settings: sent at the start, and when another browser tab changes them. */
  | { type: 'settings.stored'; settings: ListSettings }
  | { type: 'settings.change'; change: SettingsChange }
  /** The current query of the list. */
  | { type: 'query.located'; query: ListQuery }
  /** `null` is the list without a view. */
  | { type: 'view.choose'; name: string | null };

interface Input {
  path: string;
  query: ListQuery;
}

type Context = Input & ListView;

/** The settings to store for the list of the content type at `path`. */
export interface SettingsToKeep {
  path: string;
  settings: ListSettings;
}

/**
 * Columns, row height and saved views of one list, stored for an account in this browser, and the view in use. If storage is
 * blocked, a notice says so once, and the settings last as long as the page.
 */
export const listSettingsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    emitted: {} as FactOf<'notice' | 'navigation.requested'>,
  },
  actors: {
    storedFeed: missingFeed('storedFeed'),
    keepSettings: missingSyncAnswer<boolean, SettingsToKeep>('keepSettings'),
  },
  actions: {
    takeStored: assign(({ context }, { settings }: { settings: ListSettings }) => ({
      settings,
      current: viewAt({ settings, current: context.current }, context.query),
    })),
    takeChange: assign(({ context }, { change }: { change: SettingsChange }) =>
      changeSettings(context, change, context.query),
    ),
    takeQuery: assign(({ context }, { query }: { query: ListQuery }) => ({ query, current: viewAt(context, query) })),
    takeView: assign({ current: (_, { name }: { name: string | null }) => name }),
    goToView: emit(({ context }, { name }: { name: string | null }) =>
      fact({
        type: 'navigation.requested',
        href: context.path + (viewNamed(context.settings, name)?.search ?? ''),
        replace: false,
      }),
    ),
    tellNotStored: emit(fact({ type: 'notice', notice: { code: 'preferences.notStored' } })),
  },
  guards: {
    isKept: (_, kept: boolean) => kept,
    isThere: ({ context }, { name }: { name: string | null }) =>
      name === null || viewNamed(context.settings, name) !== null,
  },
}).createMachine({
  id: 'listSettings',
  context: ({ input }) => ({ ...input, settings: defaultListSettings, current: null }),
  initial: 'kept',
  invoke: {
    src: 'storedFeed',
    input: ({ context }) => ({ path: context.path }),
    // Storage that cannot be read cannot be written either.
    onError: '.notStored',
  },
  on: {
    'settings.stored': { actions: withEvent('takeStored') },
    'query.located': { actions: withEvent('takeQuery') },
    'view.choose': {
      guard: withEvent('isThere'),
      actions: [withEvent('takeView'), withEvent('goToView')],
    },
  },
  states: {
    kept: {
      on: { 'settings.change': { target: 'keeping', actions: withEvent('takeChange') } },
    },
    keeping: {
      invoke: {
        src: 'keepSettings',
        input: ({ context: { path, settings } }) => ({ path, settings }),
        onDone: [
          { guard: withOutput('isKept'), target: 'kept' },
          { target: 'notStored', actions: 'tellNotStored' },
        ],
        onError: { target: 'notStored', actions: 'tellNotStored' },
      },
    },
    notStored: {
      on: { 'settings.change': { actions: withEvent('takeChange') } },
    },
  },
});

export type ListSettingsActor = ActorRefFrom<typeof listSettingsMachine>;
