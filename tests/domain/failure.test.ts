import { expect, test } from 'vitest';
import { type Failure, isRefusal, isSilent } from '#src/domain/failure.ts';
import { type Notice, toneOf } from '#src/domain/shell/notice.ts';

const failures = {
  refused: { kind: 'refused', code: 500, message: 'x' },
  expired: { kind: 'expired', message: null },
  forbidden: { kind: 'forbidden' },
  network: { kind: 'network' },
  timeout: { kind: 'timeout' },
  unreadable: { kind: 'unreadable', status: 502 },
  nothing: { kind: 'nothing' },
  noCookies: { kind: 'noCookies' },
  tokenTooLong: { kind: 'tokenTooLong' },
  cancelled: { kind: 'cancelled' },
  superseded: { kind: 'superseded' },
  notOffered: { kind: 'notOffered' },
  viewOnly: { kind: 'viewOnly' },
} satisfies { [Kind in Failure['kind']]: Extract<Failure, { kind: Kind }> };

const kindsThat = (is: (failure: Failure) => boolean) =>
  Object.values(failures)
    .filter(is)
    .map(({ kind }) => kind);

test('expired, cancelled and silent failures show no message (decision 005)', () => {
  expect(kindsThat(isSilent)).toEqual(['expired', 'nothing', 'cancelled', 'superseded']);
});

test('only a readable refusal is a refusal (decision 002)', () => {
  expect(kindsThat(isRefusal)).toEqual(['refused', 'expired', 'forbidden']);
});

const notices = {
  failure: [{ code: 'failure', failure: failures.network }, 'error'],
  'permissions.none': [{ code: 'permissions.none' }, 'error'],
  'permissions.refused': [{ code: 'permissions.refused', message: null }, 'error'],
  'page.unavailable': [{ code: 'page.unavailable', path: '/x' }, 'info'],
  'logout.unconfirmed': [{ code: 'logout.unconfirmed' }, 'info'],
  'server.newer': [{ code: 'server.newer' }, 'info'],
  'build.older': [{ code: 'build.older' }, 'info'],
  'address.insecure': [{ code: 'address.insecure' }, 'info'],
  'session.idle': [{ code: 'session.idle' }, 'info'],
  'language.unavailable': [{ code: 'language.unavailable' }, 'error'],
  'drafts.memoryOnly': [{ code: 'drafts.memoryOnly' }, 'info'],
  'bulk.ended': [{ code: 'bulk.ended', operation: 'publish', done: 3, failed: 1, left: 6 }, 'info'],
  'drafts.kept': [{ code: 'drafts.kept', subject: null, title: 'menu.blank' }, 'info'],
  'grants.withdrawn': [{ code: 'grants.withdrawn', pages: [], drafts: false }, 'info'],
  'messages.missed': [{ code: 'messages.missed', count: 2 }, 'info'],
  'tabs.closed': [{ code: 'tabs.closed', pages: [] }, 'info'],
  'tabs.full': [{ code: 'tabs.full' }, 'info'],
  'copy.inTheWay': [{ code: 'copy.inTheWay' }, 'info'],
  'preferences.notStored': [{ code: 'preferences.notStored' }, 'info'],
  'password.changed': [{ code: 'password.changed' }, 'success'],
  'password.copied': [{ code: 'password.copied', account: 'editor' }, 'success'],
  'record.saved': [{ code: 'record.saved' }, 'success'],
  'chair.stepped': [{ code: 'chair.stepped', step: 'remind', title: 'x', next: null }, 'success'],
  'sheet.submitted': [{ code: 'sheet.submitted', next: null }, 'success'],
  'consulting.stepped': [{ code: 'consulting.stepped', step: 'reply', title: 'x', next: null }, 'success'],
  'consultations.handedOver': [{ code: 'consultations.handedOver', count: 2 }, 'success'],
  'sheet.entered': [{ code: 'sheet.entered', name: '韦专家' }, 'success'],
  'record.live': [{ code: 'record.live', title: 'x' }, 'success'],
  'record.restored': [{ code: 'record.restored', version: 1, title: 'x', isLive: false }, 'success'],
  'record.onlySaved': [{ code: 'record.onlySaved', operation: 'publish', title: 'x', failure: null }, 'error'],
  'undo.failed': [{ code: 'undo.failed', title: 'x', failure: { kind: 'nothing' }, undo: null }, 'error'],
  'record.changed': [{ code: 'record.changed', operation: 'pin', title: 'x' }, 'success'],
} satisfies { [Code in Notice['code']]: [Extract<Notice, { code: Code }>, ReturnType<typeof toneOf>] };

test.for(Object.entries(notices))('a notice %s', ([, [notice, tone]]) => {
  expect(toneOf(notice)).toEqual(tone);
});
