import { describe, expect } from 'vitest';
import { noGrants } from '#src/domain/rights/access.ts';
import { success } from '#src/domain/failure.ts';
import { errorPath } from '#src/domain/routes/location.ts';
import { isPermitted, matchRoute } from '#src/domain/routes/routes.ts';
import type { PermissionsOutcome } from '#src/domain/rights/permissions-outcome.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at } from '#tests/machines/support/facts.ts';
import { articles, network, news } from '#tests/machines/support/fixtures.ts';
import { editor, editorGrants } from '#tests/machines/support/session.ts';

const places = [
  '/',
  '/auth-redirect',
  '/401',
  '/ghost',
  `${errorPath}?redirect=${articles}`,
  `/redirect${articles}`,
  articles,
  news,
];

const outcomes: PermissionsOutcome[] = [
  { kind: 'granted', account: editor, grants: editorGrants },
  { kind: 'refused', message: null },
  { kind: 'empty' },
  { kind: 'failed', failure: { kind: 'network' } },
];

/** The grants of a user who manages roles. */
const managing: PermissionsOutcome = {
  kind: 'granted',
  account: editor,
  grants: { admin: true, pages: [], buttons: [] },
};

/** Grants without the shown page. */
const lesser = {
  kind: 'granted',
  account: editor,
  grants: { admin: false, pages: [news], buttons: [] },
} satisfies PermissionsOutcome;

const model = {
  events: {
    'location.changed': [at(`/login?redirect=${articles}`, 'other'), ...places.map((place) => at(place))],
    'location.wanted': [{ ...at(news), type: 'location.wanted' }],
    'token.found': [{ type: 'token.found' }],
    'token.gone': [{ type: 'token.gone' }],
    'token.replaced': [{ type: 'token.replaced' }],
    'token.expired': [{ type: 'token.expired' }],
    'permissions.renewed': [...outcomes, lesser, managing].map((outcome) => ({
      type: 'permissions.renewed' as const,
      outcome,
    })),
    'view.began': [editorGrants, lesser.grants].map((grants) => ({
      type: 'view.began' as const,
      roleName: 'x',
      grants,
    })),
    'view.ended': [{ type: 'view.ended' }],
    'session.ended': [{ type: 'session.ended' }],
    retry: [{ type: 'retry' }],
    relogin: [{ type: 'relogin' }],
  },
  answers: {
    auth: [{ account: 'editor' }],
    permissions: outcomes,
    expiry: [undefined],
    idle: [undefined],
    fetchMenuOrder: [success({ [articles]: 1 }), network],
  },
  situation: ({ context }) => [
    context.location === null,
    context.returnTo !== null,
    context.admitted?.path === articles,
    context.grants,
    context.viewing?.own.admin,
  ],
  // Nothing protected is shown without a grant, and an ended session leaves nothing behind.
  invariant: (snapshot) => {
    const { account, admitted, grants } = snapshot.context;
    if (snapshot.matches('guest')) expect({ account, grants }).toEqual({ account: null, grants: noGrants });
    if (admitted === null) return;
    const route = matchRoute(admitted.path)?.route;
    const isOpen = route?.access === 'public' || (snapshot.matches('member') && admitted.path === errorPath);
    const mayShowMore =
      snapshot.matches({ member: 'granted' }) || snapshot.matches('expired') || snapshot.matches('leaving');
    expect(isOpen || (mayShowMore && route !== undefined && isPermitted(route, grants))).toEqual(true);
  },
} satisfies Model<typeof sessionMachine>;

const machine = sessionMachine.provide({ actions: { clearToken: () => {} } });

describe('session', () => {
  describeModel(
    machine,
    { ...model, input: { signedIn: false, lastAccount: null } },
    // With a token.
    { ...model, input: { signedIn: true, lastAccount: 'editor' } },
  );
});
