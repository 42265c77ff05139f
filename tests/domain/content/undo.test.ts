import { expect, test } from 'vitest';
import { undoLoss, undoOf } from '#src/domain/content/undo.ts';
import { recordOperations } from '#src/domain/content/record.ts';
import { articles, operationNamed as named, recordOf } from '#tests/machines/support/fixtures.ts';

test('each operation with an inverse is undone by it; deleting, submitting and returning are final', () => {
  const undone = recordOperations.map((operation) => {
    const undo = undoOf(articles, operation, recordOf('42'), '银杏');
    return [operation.name, undo?.kind === 'operation' ? undo.operation.name : null];
  });
  expect(Object.fromEntries(undone)).toEqual({
    goOnline: 'unpublish',
    publish: 'unpublish',
    unpublish: 'publish',
    pin: 'unpin',
    unpin: 'pin',
    addBanner: 'removeBanner',
    removeBanner: 'addBanner',
    delete: null,
    submit: null,
    return: null,
  });
});

test('an undo names the record and what it cannot bring back', () => {
  expect(undoOf(articles, named('publish'), recordOf('42'), '银杏')).toEqual({
    kind: 'operation',
    path: articles,
    id: '42',
    title: '银杏',
    operation: named('unpublish'),
    loss: 'draft',
  });
});

test('undo does not bring back flags, nor make a draft again', () => {
  const online = recordOf('42', { status: 'online' });
  expect({
    unpublishPinned: undoLoss(named('unpublish'), [online, recordOf('42', { status: 'online', isTop: true })]),
    unpublish: undoLoss(named('unpublish'), [online]),
    publishDraft: undoLoss(named('publish'), [recordOf('42')]),
    goOnline: undoLoss(named('goOnline'), [recordOf('42')]),
    publish: undoLoss(named('publish'), [recordOf('42', { status: 'offline' })]),
    pin: undoLoss(named('pin'), [online]),
  }).toEqual({
    unpublishPinned: 'flags',
    unpublish: null,
    publishDraft: 'draft',
    goOnline: 'draft',
    publish: null,
    pin: null,
  });
});
