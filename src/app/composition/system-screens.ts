import type { ComponentType } from 'react';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { ShellDialog, ShellDialogProps } from '#src/views/app-context.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';

type Loader = (world: PageWorld) => Promise<Screen>;

/** The screens that few users open first: settings, figures. The list is a chunk of its own, so it adds nothing to the login page. */
export const systemScreens = {
  roles: async (world) => (await imported(() => import('#src/app/pages/roles.tsx'))).createRolesScreen(world),
  roleEditor: async (world) =>
    (await imported(() => import('#src/app/pages/role-editor.tsx'))).createRoleEditorScreen(world),
  users: async (world) => (await imported(() => import('#src/app/pages/users.tsx'))).createUsersScreen(world),
  user: async (world) => (await imported(() => import('#src/app/pages/users.tsx'))).createUserScreen(world),
  logs: async (world) => (await imported(() => import('#src/app/pages/logs.tsx'))).createLogScreen(world),
  templates: async (world) =>
    (await imported(() => import('#src/app/pages/templates.tsx'))).createTemplatesScreen(world),
  templateComparison: async (world) =>
    (await imported(() => import('#src/app/pages/templates.tsx'))).createTemplateComparisonScreen(world),
  template: async (world) => (await imported(() => import('#src/app/pages/template.tsx'))).createTemplateScreen(world),
  paper: async (world) => (await imported(() => import('#src/app/pages/paper.tsx'))).createPaperScreen(world),
  homePage: async (world) => (await imported(() => import('#src/app/pages/home-page.tsx'))).createHomePageScreen(world),
  words: async (world) => (await imported(() => import('#src/app/pages/words.tsx'))).createWatchWordsScreen(world),
  officeWords: async (world) =>
    (await imported(() => import('#src/app/pages/words.tsx'))).createOfficeWordsScreen(world),
  workCalendar: async (world) =>
    (await imported(() => import('#src/app/pages/consultations.tsx'))).createWorkCalendarScreen(world),
  profile: async (world) => (await imported(() => import('#src/app/pages/profile.tsx'))).createProfileScreen(world),
  board: async (world) => (await imported(() => import('#src/app/pages/board.tsx'))).createBoardScreen(world),
  statistic: async (world) =>
    (await imported(() => import('#src/app/pages/statistics.tsx'))).createStatisticScreen(world),
  saView: async (world) =>
    (await imported(() => import('#src/app/pages/statistics.tsx'))).createCountedRecordsScreen(world, 'saView'),
  saExperienceUser: async (world) =>
    (await imported(() => import('#src/app/pages/statistics.tsx'))).createCountedRecordsScreen(
      world,
      'saExperienceUser',
    ),
} satisfies Record<string, Loader>;

/** The dialogs of the shell: the command palette, the choice of the role to view the app as, and the list of shortcuts. */
export async function loadDialog(
  dialog: ShellDialog,
  world: Pick<PageWorld, 'http' | 'offers'>,
): Promise<ComponentType<ShellDialogProps>> {
  switch (dialog) {
    case 'palette':
      return (await imported(() => import('#src/app/dialogs/palette.tsx'))).createPalette(world);
    case 'viewAs':
      return (await imported(() => import('#src/app/dialogs/role-picker.tsx'))).createRolePicker(world.http);
    case 'shortcuts': {
      const [{ ShortcutSheet }] = await Promise.all([
        imported(() => import('#src/views/palette/shortcut-sheet.tsx')),
        loadTexts('palette'),
      ]);
      return ShortcutSheet;
    }
  }
}
