import { getStateNodes } from 'xstate/graph';
import { machines } from '#scripts/machines.ts';

/** Machines without a tab: closing or hiding one does not affect them. */
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
  'undo',
  'passwordChange',
];

const statesOf = (areOfTheApp: boolean) =>
  Object.values(machines)
    .filter(({ id }) => ofTheApp.includes(id) === areOfTheApp)
    .flatMap((machine) => getStateNodes(machine.root).concat(machine.root as never));

/** Every state of every machine that belongs to a tab. */
export const statesOfPages = statesOf(false);

/** Every state of every machine that no tab ends. */
export const statesOfTheApp = statesOf(true);
