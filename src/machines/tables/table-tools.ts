import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  type DoneActorEvent,
  setup,
  stopChild,
} from 'xstate';
import type { ExportOrder } from '#src/domain/tables/export-order.ts';
import { missingCall, missingCheck } from '#src/machines/ports.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';

/** The logic of both tools, with their ports bound. `importer` is null for a list that cannot be imported into. */
export interface TableTools {
  exporter: AnyActorLogic;
  /** `input` gives the input of the import when it starts. */
  importer: { logic: AnyActorLogic; input: object } | null;
}

/** A request for an export, with its order, or for an import. */
type Wanted = { type: 'export.wanted'; order: ExportOrder } | { type: 'import.wanted' };

interface Context {
  tabId: string;
  path: string;
  wanted: Wanted | null;
  /** The tool that was started last: an export or an import. */
  tool: AnyActorRef | null;
}

/**
 * Export and import of a list (issue 4). Their code is loaded on first use, and one runs at a time. Closing one stops it. It
 * lives as long as the tab of the list, so an export goes on while another page is in view.
 */
export const tableToolsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { tabId: string; path: string },
    events: {} as Wanted | { type: 'tool.closed' } | { type: 'retry' } | DoneActorEvent,
    tags: {} as 'busy',
  },
  actors: { loadTools: missingCall<TableTools, void>('loadTools') },
  actions: {
    keepWanted: assign({ wanted: (_, wanted: Wanted) => wanted, tool: null }),
    startTool: assign({
      tool: ({ context: { tabId, path, wanted }, spawn }, { exporter, importer }: TableTools) => {
        if (wanted?.type === 'export.wanted') return spawn(exporter, { input: { order: wanted.order } });
        return importer && spawn(importer.logic, { input: { ...importer.input, tabId, path } });
      },
    }),
    stopTool: stopChild(({ context }) => context.tool ?? ''),
    forget: assign({ wanted: null, tool: null }),
  },
  guards: { hasInterrupted: ({ context }) => missingCheck('hasInterrupted')(context.path) },
}).createMachine({
  id: 'tableTools',
  context: ({ input }) => ({ ...input, wanted: null, tool: null }),
  initial: 'closed',
  on: { 'tool.closed': { target: '.closed', actions: ['stopTool', 'forget'] } },
  states: {
    closed: {
      always: { guard: 'hasInterrupted', target: 'interrupted' },
      on: {
        'export.wanted': { target: 'loading', actions: withEvent('keepWanted') },
        'import.wanted': { target: 'loading', actions: withEvent('keepWanted') },
      },
    },
    interrupted: {
      on: {
        'export.wanted': { target: 'loading', actions: withEvent('keepWanted') },
        'import.wanted': { target: 'loading', actions: withEvent('keepWanted') },
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadTools',
        onDone: { target: 'open', actions: withOutput('startTool') },
        onError: 'unavailable',
      },
    },
    unavailable: {
      on: { retry: 'loading' },
    },
    open: {
      tags: 'busy',
      on: { 'xstate.done.actor.*': 'ended' },
    },
    ended: {
      on: {
        'export.wanted': { target: 'loading', actions: withEvent('keepWanted') },
        'import.wanted': { target: 'loading', actions: withEvent('keepWanted') },
      },
    },
  },
});

export type TableToolsActor = ActorRefFrom<typeof tableToolsMachine>;
