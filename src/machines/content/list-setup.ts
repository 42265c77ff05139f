import { type AnyActorLogic, assign, enqueueActions, raise, setup, stopChild } from 'xstate';
import { queryOf } from '#src/domain/content/list-query.ts';
import { afterOperation } from '#src/domain/content/after-operation.ts';
import { isUndoable, undoOf } from '#src/domain/content/undo.ts';
import type { ContentRecord, RecordOperation } from '#src/domain/content/record.ts';
import type { Result } from '#src/domain/failure.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { listActions, listGuards } from '#src/machines/lists/list-actions.ts';
import { listActors, listTypes } from '#src/machines/lists/list-page.ts';
import { pickerMachine } from '#src/machines/picker.ts';
import { missingCall, missingCheck } from '#src/machines/ports.ts';
import type { SendingTag } from '#src/machines/sending.ts';
import type { BaseMapActor } from './base-map.ts';
import type { ContentBulkActor, ContentBulkOutput } from './bulk.ts';
import {
  type ListMachineEvent,
  type RecordListContext,
  replaceIn,
  type RequestedOperation,
  withChanged,
} from './list-context.ts';

type BulkRequest = Pick<Extract<ListMachineEvent, { type: 'bulk.start' }>, 'operation' | 'ids'>;

/** Types, ports, actions and guards of a list of records. The chart is in `list.ts`. */
export const listSetup = setup({
  types: listTypes<
    RecordListContext,
    ListMachineEvent,
    'records.changed' | 'records.deleted' | 'records.operated',
    'operating' | SendingTag
  >(),
  actors: {
    ...listActors<ContentRecord>(),
    references: pickerMachine,
    /** Null if the operation was carried out and the server did not return the record. */
    operate: missingCall<Result<ContentRecord | null>, RequestedOperation>('operate'),
    /** The logic of a bulk operation, loaded on first use. */
    loadBulk: missingCall<AnyActorLogic, void>('loadBulk'),
    /** The logic of the map, loaded when the map is first shown. */
    loadMap: missingCall<AnyActorLogic, void>('loadMap'),
  },
  actions: listActions<ContentRecord>(),
  guards: listGuards,
}).extend({
  actions: {
    passQueryToMap: enqueueActions(({ context: { query, map }, enqueue }) => {
      if (map) enqueue.sendTo(map, { type: 'query.located', query });
    }),
    /** Reports to the map that its records are out of date. */
    tellMap: enqueueActions(({ context: { map }, enqueue }) => {
      if (map) enqueue.sendTo(map, { type: 'reload' });
    }),
    startMap: assign({
      map: ({ context: { query }, spawn }, logic: AnyActorLogic) => {
        const spawnMap = spawn as unknown as (logic: AnyActorLogic, options: object) => BaseMapActor;
        return spawnMap(logic, { id: 'baseMap', input: { filters: query.filters } });
      },
    }),
    stopMap: stopChild('baseMap'),
    forgetMap: assign({ map: null }),
    keepRequest: assign({
      requested: (_, { operation, record, title, reason }: RequestedOperation) => ({
        operation,
        record,
        title,
        ...(reason && { reason }),
      }),
    }),
    forgetRequest: assign({ requested: null }),
    tellDone: enqueueActions(({ context: { path, requested }, enqueue }) => {
      if (!requested) return;
      const { operation, record, title } = requested;
      const undo = undoOf(path, operation, record, title);
      enqueue.emit({ type: 'notice', notice: { code: 'record.changed', operation: operation.name, title, undo } });
    }),
    keepAnswer: assign(({ context: { page, requested, selected, query } }, answer: Result<ContentRecord | null>) => {
      if (!answer.ok || !page || !requested) return {};
      const { operation, record } = requested;
      if (operation.name === 'delete') return { page: replaceIn(page, record.id, null) };
      // Fields that only rows have, such as the grade of a base, stay.
      const changed = { ...record, ...(answer.value ?? afterOperation(record, operation)) };
      return { page: replaceIn(page, record.id, changed), selected: withChanged(selected, changed, query.filters) };
    }),
    tellChanged: enqueueActions(({ context: { path, requested }, enqueue }, answer: Result<ContentRecord | null>) => {
      if (!answer.ok || !requested) return;
      const { operation, record } = requested;
      const ids = [record.id];
      if (operation.name === 'delete') enqueue.emit(fact({ type: 'records.deleted', path, ids }));
      else if (answer.value) enqueue.emit(fact({ type: 'records.changed', path, record: answer.value }));
      else enqueue.emit(fact({ type: 'records.operated', path, ids, operation }));
    }),
    keepSelectionOfChanged: assign(({ context: { selected, query } }, { record }: FactOf<'records.changed'>) =>
      record ? { selected: withChanged(selected, record, query.filters) } : {},
    ),
    askBulk: assign(({ context: { query, selected } }, { operation, ids }: BulkRequest) => ({
      bulkInput: {
        operation,
        ...(ids ? { records: null, query: queryOf(ids) } : { records: selected === 'all' ? null : selected, query }),
        isUndo: false,
      },
      bulkDone: null,
    })),
    askUndo: assign(({ context: { query, bulkDone } }, operation: RecordOperation) => ({
      bulkInput: {
        operation,
        records: (bulkDone?.changed ?? []).filter((before) => isUndoable(operation, before)),
        query,
        isUndo: true,
      },
      bulkDone: null,
    })),
    startBulk: assign({
      bulk: ({ context, spawn }, logic: AnyActorLogic) => {
        // The type of a logic that is loaded later is not known here, so the type of its actor is asserted.
        const spawnBulk = spawn as unknown as (logic: AnyActorLogic, options: object) => ContentBulkActor;
        return spawnBulk(logic, { id: 'bulk', input: context.bulkInput });
      },
    }),
    forgetBulk: assign({ bulk: null, bulkInput: null, bulkDone: null }),
    keepBulkDone: assign(({ context: { selected } }, done: ContentBulkOutput) => ({
      bulkDone: done.changed.length > 0 ? done : null,
      selected: done.remaining ?? selected,
    })),
    fetchAgain: raise({ type: 'reload' }),
  },
  guards: {
    hasDone: ({ context }) => context.bulkDone !== null,
    hasMap: ({ context }) => missingCheck('hasMap')(context.path),
    wantsMap: ({ context }) => context.query.view === 'map',
  },
});
