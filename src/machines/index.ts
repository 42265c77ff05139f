import type { AnyStateMachine } from 'xstate';
import { appMachine } from './app.ts';
import { authMachine } from './auth.ts';
import { editorMachine } from './editor.ts';
import { expiryMachine } from './expiry.ts';
import { idleMachine } from './idle.ts';
import { layoutMachine } from './layout.ts';
import { listMachine } from './list.ts';
import { logoutMachine } from './logout.ts';
import { pageMachine } from './page.ts';
import { passwordChangeMachine } from './password-change.ts';
import { permissionsMachine } from './permissions.ts';
import { pickerMachine } from './picker.ts';
import { preferencesMachine } from './preferences.ts';
import { profileMachine } from './profile.ts';
import { renewalMachine } from './renewal.ts';
import { revisionsMachine } from './revisions.ts';
import { sessionMachine } from './session.ts';
import { ownLoginsMachine, recentWorkMachine } from './shelf.ts';
import { tabsMachine } from './tabs.ts';

/** Every machine by id: what docs/machines.md shows and the coverage of states and transitions is held against. */
export const machines: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  [
    appMachine,
    sessionMachine,
    authMachine,
    permissionsMachine,
    expiryMachine,
    idleMachine,
    renewalMachine,
    logoutMachine,
    tabsMachine,
    pageMachine,
    layoutMachine,
    preferencesMachine,
    passwordChangeMachine,
    recentWorkMachine,
    ownLoginsMachine,
    profileMachine,
    listMachine,
    editorMachine,
    pickerMachine,
    revisionsMachine,
  ].map((machine: AnyStateMachine) => [machine.id, machine]),
);
