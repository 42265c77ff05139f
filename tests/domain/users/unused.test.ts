import { expect, test } from 'vitest';
import { instantOf } from '#src/domain/platform-time.ts';
import { isUnused, knowsLogins } from '#src/domain/users/unused.ts';

const now = instantOf('2026-06-02 10:00:00');
const updatedTime = '2026-06-01 09:00:00';
const longAgo = '2025-01-05 09:00:00';

test.each([
  { why: 'the login is 90 days old', user: { lastLogin: '2026-03-04 10:00:00' }, unused: true },
  { why: 'a second is missing', user: { lastLogin: '2026-03-04 10:00:01' }, unused: false },
  { why: 'nobody ever logged in', user: { lastLogin: null, updatedTime: longAgo }, unused: true },
  { why: 'the account is new', user: { lastLogin: null }, unused: false },
  { why: 'a change is no use', user: { lastLogin: longAgo }, unused: true },
  { why: 'it is locked', user: { lastLogin: longAgo, state: 'locked' as const }, unused: true },
  { why: 'it is disabled', user: { lastLogin: longAgo, state: 'disabled' as const }, unused: false },
  ...['', '2026-03-04', '0000-00-00 00:00:00'].map((lastLogin) => ({
    why: `“${lastLogin}” is no time`,
    user: { lastLogin, updatedTime: longAgo },
    unused: false,
  })),
  { why: 'the server returns no logins', user: { updatedTime: longAgo }, unused: false },
])('an account counts as unused: $unused, because $why', ({ user, unused }) => {
  expect(isUnused({ state: 'enabled', updatedTime, lastLogin: undefined, ...user }, now)).toEqual(unused);
});

test('logins are known where at least one account has them, also none so far; an empty page does not show it', () => {
  expect([knowsLogins([{}, { lastLogin: null }]), knowsLogins([{}]), knowsLogins([])]).toEqual([true, false, null]);
});
