import { getStateNodes } from 'xstate/graph';
import { machines } from '#scripts/machines.ts';

/** Machines that no tab owns: closing or hiding one takes nothing from them. */
const ofTheApp = [
  'app',
  'session',
  'auth',
  'permissions',
  'expiry',
  'idle',
  'renewal',
  'logout',
  'tabs',
  'page',
  'layout',
  'preferences',
  'menuCounts',
  'passwordChange',
];

/** Every state of every machine that lives with a tab. */
export const statesOfPages = Object.values(machines)
  .filter(({ id }) => !ofTheApp.includes(id))
  .flatMap((machine) => getStateNodes(machine.root).concat(machine.root as never));
