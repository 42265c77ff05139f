import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dutyConflictsOf } from '#src/domain/roles/duty-conflict.ts';
import { trimUserName } from '#src/domain/users/user-name.ts';
import { modulesToSave } from '#src/machines/roles/role-editor-context.ts';
import type { RoleEditorActor } from '#src/machines/roles/role-editor.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';

/** Advises against the duties that the role, as it would be saved, combines. Nothing is refused. */
export function DutyConflicts({ editor }: { editor: RoleEditorActor }) {
  const { t } = useTranslation('roles');
  const form = useContextOf(editor, 'name', 'role', 'deleted', 'matrix', 'granted');
  const modules = modulesToSave(form).map((modulePath) => ({ modulePath }));
  return dutyConflictsOf(modules, trimUserName(form.name)).map((conflict) => (
    <Alert key={conflict} color="yellow" variant="light" py="xs">
      {t(`conflict.${conflict}`)}
    </Alert>
  ));
}
