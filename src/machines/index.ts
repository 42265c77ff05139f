import type { AnyStateMachine } from 'xstate';
import { appMachine } from './app.ts';
import { authMachine } from './auth.ts';
import { availabilityMachine } from './availability.ts';
import { bulkMachine } from './bulk.ts';
import { editorMachine } from './editor.ts';
import { expiryMachine } from './expiry.ts';
import { homePageMachine } from './home-page.ts';
import { exportMachine } from './export.ts';
import { filesMachine } from './files.ts';
import { idleMachine } from './idle.ts';
import { importMachine } from './import.ts';
import { layoutMachine } from './layout.ts';
import { listMachine } from './list.ts';
import { mapMachine } from './map.ts';
import { listSettingsMachine } from './list-settings.ts';
import { logoutMachine } from './logout.ts';
import { logsMachine } from './logs.ts';
import { pageMachine } from './page.ts';
import { passwordChangeMachine } from './password-change.ts';
import { permissionsMachine } from './permissions.ts';
import { pickerMachine } from './picker.ts';
import { pictureMachine } from './picture.ts';
import { preferencesMachine } from './preferences.ts';
import { profileMachine } from './profile.ts';
import { renewalMachine } from './renewal.ts';
import { revisionsMachine } from './revisions.ts';
import { roleEditorMachine } from './role-editor.ts';
import { rolesMachine } from './roles.ts';
import { sessionMachine } from './session.ts';
import { keptDraftsMachine, ownLoginsMachine, recentWorkMachine, roleChoiceMachine, waitingMachine } from './shelf.ts';
import { tableToolsMachine } from './table-tools.ts';
import { tabsMachine } from './tabs.ts';
import { uploadMachine } from './upload.ts';
import { userMachine } from './user.ts';
import { usersMachine } from './users.ts';
import { workListMachine } from './work-list.ts';

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
    roleChoiceMachine,
    profileMachine,
    workListMachine,
    waitingMachine,
    keptDraftsMachine,
    listMachine,
    bulkMachine,
    listSettingsMachine,
    tableToolsMachine,
    exportMachine,
    importMachine,
    editorMachine,
    pickerMachine,
    availabilityMachine,
    mapMachine,
    homePageMachine,
    rolesMachine,
    roleEditorMachine,
    filesMachine,
    uploadMachine,
    pictureMachine,
    revisionsMachine,
    usersMachine,
    userMachine,
    logsMachine,
  ].map((machine: AnyStateMachine) => [machine.id, machine]),
);
