import type { ActorRefFrom } from 'xstate';
import type { idleMachine } from '#src/machines/session/idle.ts';
import type { AppActors } from './app-actors.ts';

/**
 * Whether one of the two topmost dialogs handles the Escape key: in the countdown it means to stay, in the dialog of an
 * expired session it does nothing. Dialogs below must not receive it.
 */
export function takeEscape(session: AppActors['session']): boolean {
  const snapshot = session.getSnapshot();
  const idle = snapshot.children.idle as ActorRefFrom<typeof idleMachine> | undefined;
  const isCounting = idle?.getSnapshot().matches('counting') ?? false;
  if (isCounting) idle?.send({ type: 'stay' });
  return isCounting || snapshot.matches('expired');
}
