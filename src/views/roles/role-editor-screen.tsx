import '#src/views/styles/content.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { rolesPath } from '#src/domain/roles/role.ts';
import { isRoleChanged } from '#src/machines/roles/role-editor-context.ts';
import type { RoleEditorActor } from '#src/machines/roles/role-editor.ts';
import { useFailure, useMatches } from '#src/views/actors/use-snapshot.ts';
import { RecordFrame } from '#src/views/forms/record-frame.tsx';
import { useCan } from '#src/views/rights/can.tsx';
import { RoleForm } from './role-form.tsx';

/** The page of one role (product 5, 6; decision 001). */
export function RoleEditorScreen({ actor: editor }: { actor: RoleEditorActor }) {
  const { t } = useTranslation('roles');
  const can = useCan();
  const isNew = useSelector(editor, ({ context }) => context.roleId === null);
  const isChanged = useSelector(editor, ({ context }) => isRoleChanged(context));
  const mayWrite = can(isNew ? 'add' : 'edit');
  return (
    <RecordFrame
      list={rolesPath}
      words={{ loading: t('loading'), unavailable: t('unavailable'), failed: t('failed'), toList: t('toList') }}
      isLoading={useMatches(editor, 'loading', 'recalling')}
      isUnavailable={useMatches(editor, 'unavailable')}
      failure={useFailure(editor)}
      onRetry={() => editor.send({ type: 'retry' })}
      // Changes made before the right was withdrawn can still be read and copied.
      isForbidden={isNew && !mayWrite && !isChanged}
    >
      <RoleForm editor={editor} readOnly={!mayWrite} />
    </RecordFrame>
  );
}
