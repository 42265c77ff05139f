import type { Account } from '#src/domain/rights/access.ts';
import { type ContentRecord, type RecordOperation, recordOperations } from '#src/domain/content/record.ts';
import { failed } from '#src/domain/failure.ts';
import type { FactOf } from '#src/machines/facts.ts';

export const home = '/blank';
export const articles = '/home/scienceKnowledge';
export const news = '/home/informationCenter';

export const accountOf = (account: string, roleName = 'editor'): Account => ({
  account,
  name: account,
  roleName,
  avatar: '',
});

/** A permission list as sent by the server. */
export const entriesOf = (...paths: string[]) => paths.map((modulePath) => ({ modulePath, moduleName: null }));

export const recordOf = (id: string, over: Partial<ContentRecord> = {}): ContentRecord => ({
  id,
  status: 'draft',
  isTop: false,
  isBanner: false,
  createdBy: 'editor',
  createdTime: '2026-03-12 09:30:00',
  updatedBy: 'editor',
  updatedTime: '2026-03-12 09:30:00',
  version: 1,
  ...over,
});

export const recordChanged = (path: string, record = recordOf('42')): FactOf<'records.changed'> => ({
  type: 'records.changed',
  path,
  record,
});

export const recordsDeleted = (path: string, ...ids: string[]): FactOf<'records.deleted'> => ({
  type: 'records.deleted',
  path,
  ids,
});

export const recordsOutdated = (path: string, ...ids: string[]): FactOf<'records.outdated'> => ({
  type: 'records.outdated',
  path,
  ids,
});

export const operationNamed = (name: RecordOperation['name']): RecordOperation =>
  recordOperations.find((operation) => operation.name === name) as RecordOperation;

export const recordsOperated = (
  path: string,
  ids: string[],
  name: RecordOperation['name'] = 'publish',
): FactOf<'records.operated'> => ({
  type: 'records.operated',
  path,
  ids,
  operation: operationNamed(name),
});

// Answers without a value.

export const refused = failed({ kind: 'refused', code: 500, message: '不行' });
export const missing = failed({ kind: 'refused', code: 404, message: '内容不存在或已被删除' });
export const expired = failed({ kind: 'expired', message: null });
export const forbidden = failed({ kind: 'forbidden' });
export const network = failed({ kind: 'network' });
export const timeout = failed({ kind: 'timeout' });
export const unreadable = failed({ kind: 'unreadable', status: 200 });
export const nothing = failed({ kind: 'nothing' });
export const cancelled = failed({ kind: 'cancelled' });
const superseded = failed({ kind: 'superseded' });

/** Failures without a notice. */
export const silent = [expired, nothing, cancelled, superseded];
