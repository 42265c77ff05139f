import type { ActorRefFrom } from 'xstate';
import type { passwordChangeMachine } from '#src/machines/session/password-change.ts';
import type { sessionMachine } from '#src/machines/session/session.ts';
import type { layoutMachine } from '#src/machines/shell/layout.ts';
import type { MenuCountsActor } from '#src/machines/shell/menu-counts.ts';
import type { preferencesMachine } from '#src/machines/shell/preferences.ts';
import type { tabsMachine } from '#src/machines/shell/tabs.ts';

export type AppActors = ReturnType<typeof appActorsOf>;

/** The actors that live as long as the app. They exist once the root has started. */
export const appActorsOf = ({ system }: { system: { get: (id: string) => unknown } }) => ({
  session: system.get('session') as ActorRefFrom<typeof sessionMachine>,
  tabs: system.get('tabs') as ActorRefFrom<typeof tabsMachine>,
  layout: system.get('layout') as ActorRefFrom<typeof layoutMachine>,
  preferences: system.get('preferences') as ActorRefFrom<typeof preferencesMachine>,
  menuCounts: system.get('menuCounts') as MenuCountsActor,
  passwordChange: system.get('passwordChange') as ActorRefFrom<typeof passwordChangeMachine>,
});
