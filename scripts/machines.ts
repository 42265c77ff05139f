import type { AnyStateMachine } from 'xstate';
import { appMachine } from '#src/machines/shell/app.ts';
import { approvalMachine } from '#src/machines/approval/approval.ts';
import { authMachine } from '#src/machines/session/auth.ts';
import { availabilityMachine } from '#src/machines/availability.ts';
import { arrivalsMachine } from '#src/machines/comments/arrivals.ts';
import { commentBulkMachine } from '#src/machines/comments/bulk.ts';
import { inboxMachine } from '#src/machines/comments/inbox.ts';
import { ownActionsMachine } from '#src/machines/comments/own-actions.ts';
import { threadMachine } from '#src/machines/comments/thread.ts';
import { officeWordsMachine, watchWordsMachine } from '#src/machines/comments/words.ts';
import { boardMachine } from '#src/machines/board/board.ts';
import { baseMapMachine } from '#src/machines/content/base-map.ts';
import { checksMachine } from '#src/machines/content/checks.ts';
import { editorMachine } from '#src/machines/content/editor.ts';
import { expiryMachine } from '#src/machines/session/expiry.ts';
import { inspectionMachine } from '#src/machines/inspection/inspection.ts';
import { homePageMachine } from '#src/machines/content/home-page.ts';
import { exportMachine } from '#src/machines/tables/export.ts';
import { countedRecordsMachine } from '#src/machines/figures/counted-records.ts';
import { statisticMachine } from '#src/machines/figures/statistic.ts';
import { filesMachine } from '#src/machines/files/files.ts';
import { idleMachine } from '#src/machines/session/idle.ts';
import { fileWriterMachine } from '#src/machines/tables/file-writer.ts';
import { importMachine } from '#src/machines/tables/import.ts';
import { layoutMachine } from '#src/machines/shell/layout.ts';
import { listMachine } from '#src/machines/content/list.ts';
import { mapMachine } from '#src/machines/content/map.ts';
import { listSettingsMachine } from '#src/machines/lists/list-settings.ts';
import { menuCountsMachine } from '#src/machines/shell/menu-counts.ts';
import { logoutMachine } from '#src/machines/session/logout.ts';
import { logsMachine } from '#src/machines/logs/logs.ts';
import { pageMachine } from '#src/machines/page.ts';
import { passwordChangeMachine } from '#src/machines/session/password-change.ts';
import { permissionsMachine } from '#src/machines/session/permissions.ts';
import { pickerMachine } from '#src/machines/picker.ts';
import { pictureMachine } from '#src/machines/files/picture.ts';
import { preferencesMachine } from '#src/machines/shell/preferences.ts';
import { profileMachine } from '#src/machines/work/profile.ts';
import { renewalMachine } from '#src/machines/session/renewal.ts';
import { revisionsMachine } from '#src/machines/content/revisions.ts';
import { stepsMachine } from '#src/machines/content/steps.ts';
import { subjectMachine } from '#src/machines/record/subject.ts';
import { roleEditorMachine } from '#src/machines/roles/role-editor.ts';
import { rolesMachine } from '#src/machines/roles/roles.ts';
import { paperMachine } from '#src/machines/scoring/paper.ts';
import { sheetMachine } from '#src/machines/scoring/sheet.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import {
  headFiguresMachine,
  keptDraftsMachine,
  ownLoginsMachine,
  recentWorkMachine,
  roleChoiceMachine,
  waitingMachine,
} from '#src/machines/work/shelf.ts';
import { consultationMachine } from '#src/machines/consultations/consultation.ts';
import { consultationsMachine } from '#src/machines/consultations/consultations.ts';
import { replyTemplatesMachine } from '#src/machines/consultations/reply-templates.ts';
import { workCalendarMachine } from '#src/machines/consultations/work-calendar.ts';
import { deskMachine } from '#src/machines/scoring/desk.ts';
import { reviewMachine } from '#src/machines/scoring/review.ts';
import { tableToolsMachine } from '#src/machines/tables/table-tools.ts';
import { tabsMachine } from '#src/machines/shell/tabs.ts';
import { undoMachine } from '#src/machines/shell/undo.ts';
import { templateMachine } from '#src/machines/templates/template.ts';
import { templatesMachine } from '#src/machines/templates/templates.ts';
import { templateStepsMachine } from '#src/machines/templates/steps.ts';
import { uploadMachine } from '#src/machines/files/upload.ts';
import { userMachine } from '#src/machines/users/user.ts';
import { usersMachine } from '#src/machines/users/users.ts';
import { workListMachine } from '#src/machines/work/work-list.ts';

/** Every machine by id, as the generated docs show them and the coverage of states and transitions counts them. */
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
    undoMachine,
    pageMachine,
    layoutMachine,
    preferencesMachine,
    menuCountsMachine,
    passwordChangeMachine,
    recentWorkMachine,
    ownLoginsMachine,
    roleChoiceMachine,
    profileMachine,
    workListMachine,
    waitingMachine,
    headFiguresMachine,
    keptDraftsMachine,
    listMachine,
    listSettingsMachine,
    tableToolsMachine,
    fileWriterMachine,
    exportMachine,
    importMachine,
    checksMachine,
    editorMachine,
    pickerMachine,
    availabilityMachine,
    mapMachine,
    baseMapMachine,
    homePageMachine,
    inspectionMachine,
    rolesMachine,
    roleEditorMachine,
    sheetMachine,
    subjectMachine,
    paperMachine,
    filesMachine,
    uploadMachine,
    pictureMachine,
    revisionsMachine,
    stepsMachine,
    approvalMachine,
    usersMachine,
    userMachine,
    logsMachine,
    boardMachine,
    deskMachine,
    reviewMachine,
    consultationsMachine,
    consultationMachine,
    replyTemplatesMachine,
    workCalendarMachine,
    templatesMachine,
    templateMachine,
    templateStepsMachine,
    inboxMachine,
    threadMachine,
    arrivalsMachine,
    ownActionsMachine,
    commentBulkMachine,
    watchWordsMachine,
    officeWordsMachine,
    statisticMachine,
    countedRecordsMachine,
  ].map((machine: AnyStateMachine) => [machine.id, machine]),
);
