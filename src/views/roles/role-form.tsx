import { clsx } from 'clsx';
import { Alert, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { adminRole } from '#src/domain/rights/access.ts';
import { modulesOutsideMatrix, pageOf } from '#src/domain/roles/role-matrix.ts';
import { rolesPath } from '#src/domain/roles/role.ts';
import { legible } from '#src/i18n/legible.ts';
import { isNameless, isRoleChanged } from '#src/machines/roles/role-editor-context.ts';
import type { RoleEditorActor } from '#src/machines/roles/role-editor.ts';
import { useContextOf, useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import editorClasses from '#src/views/forms/form.module.css';
import { DraftOffer } from '#src/views/forms/draft-offer.tsx';
import { focusAfterwards } from '#src/views/forms/focus-field.ts';
import { useSaveKey } from '#src/views/forms/use-save-key.ts';
import { useNeededRight } from '#src/views/rights/can.tsx';
import { SaveButton } from '#src/views/forms/save-button.tsx';
import { useFailedChecks } from '#src/views/forms/use-failed-checks.ts';
import { ActionBar } from '#src/views/forms/action-bar.tsx';
import { SearchSelect } from '#src/views/search/search-select.tsx';
import { DutyConflicts } from './duty-conflicts.tsx';
import { RightsMatrix } from './rights-matrix.tsx';
import { RoleName } from './role-name.tsx';
import { RoleReview } from './role-review.tsx';
import classes from './role.module.css';

type Snapshot = SnapshotFrom<RoleEditorActor>;

const selectLast = ({ context: { role, deleted } }: Snapshot) => role ?? deleted;

/** A role's name and rights; the machine holds the values. */
export function RoleForm({ editor, readOnly }: { editor: RoleEditorActor; readOnly: boolean }) {
  const { t } = useTranslation(['roles', 'content', 'shell']);
  const { role, matrix, draft: offered, granted } = useContextOf(editor, 'role', 'matrix', 'draft', 'granted');
  const busy = useTag(editor, 'busy');
  const last = useSelector(editor, selectLast);
  const changed = useSelector(editor, ({ context }) => isRoleChanged(context));
  const rightsMissing = useRightsMissing(editor);
  const name = useRef<HTMLInputElement>(null);
  const rights = useRef<HTMLParagraphElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const saving = useMatches(editor, 'saving');
  const neededRight = useNeededRight();
  const locked = readOnly || offered !== null;
  const unknown = last ? modulesOutsideMatrix(matrix, last.moduleInfoList).length : 0;
  const isIdle = locked || (role !== null && !changed);
  const title = role?.roleName ?? t('shell:menu.system.roleManager.new');
  const save = () => editor.send({ type: 'save' });

  useSaveKey(() => {
    if (!locked && changed) save();
  });
  useFaultInView(editor, name, rights);

  return (
    <form
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isIdle) save();
      }}
    >
      <Stack gap="md" mb="md">
        <Title order={1} className={editorClasses.title}>
          {title}
        </Title>
        {readOnly && <Hint text={t('content:editor.readOnly', { right: neededRight(role ? 'edit' : 'add') })} />}
        {last !== role && <Hint text={t('deleted')} colour="yellow" />}
        {role?.roleName === adminRole && <Hint text={t('adminHint')} />}
        <DutyConflicts editor={editor} />
        {offered && !readOnly && <DraftOffer page={editor} savedAt={offered.savedAt} />}
        <RoleName editor={editor} readOnly={locked || saving} ref={name} />
        <Paper component="fieldset" withBorder className={clsx(editorClasses.group, classes.rights)}>
          <Title order={2} component="legend">
            {t('rights')}
          </Title>
          <Group justify="space-between" mb="sm" gap="xs">
            <Text
              ref={rights}
              tabIndex={-1}
              size="sm"
              role="status"
              c={rightsMissing ? 'var(--mantine-color-error)' : 'dimmed'}
            >
              {rightsMissing
                ? t('rights.required')
                : t('rights.count', {
                    pages: granted.filter((path) => pageOf(path) === path).length,
                    buttons: granted.filter((path) => pageOf(path) !== path).length,
                  })}
            </Text>
            {!locked && <CopyFrom editor={editor} disabled={saving} />}
          </Group>
          <RightsMatrix editor={editor} readOnly={locked || saving} />
          {unknown > 0 && (
            <Text size="sm" c="dimmed" mt="xs">
              {t('unknown', { count: unknown })}
            </Text>
          )}
        </Paper>
      </Stack>
      <ActionBar status={changed ? t('state.unsaved') : role ? t('state.saved') : t('state.new')} list={rolesPath} wide>
        {!readOnly && (
          <SaveButton ref={saveButton} loading={busy} idle={isIdle}>
            {t('save')}
          </SaveButton>
        )}
      </ActionBar>
      <RoleReview editor={editor} saveButton={saveButton} />
    </form>
  );
}

const Hint = ({ text, colour = 'gray' }: { text: string; colour?: string }) => (
  <Alert color={colour} variant="light" py="xs">
    {text}
  </Alert>
);

/** Replaces the rights by those of another role. */
function CopyFrom({ editor, disabled }: { editor: RoleEditorActor; disabled: boolean }) {
  const { t } = useTranslation('roles');
  const { roles, role: own } = useContextOf(editor, 'roles', 'role');
  const others = roles.filter(({ id }) => id !== own?.id);
  return (
    <SearchSelect
      className={classes.copyFrom}
      disabled={disabled}
      aria-label={t('from')}
      placeholder={t('from')}
      title={t('from.hint')}
      data={others.map(({ id, roleName }) => ({ value: id, label: legible(roleName) }))}
      // The select stays empty: it copies once and is not a field of the role.
      value={null}
      onChange={(id) => {
        const from = others.find((role) => role.id === id);
        if (from) editor.send({ type: 'copy', from });
      }}
    />
  );
}

/** Whether no right is granted; shown after the first attempt to save. */
function useRightsMissing(editor: RoleEditorActor): boolean {
  return useSelector(editor, ({ context }) => context.failedChecks > 0 && context.granted.length === 0);
}

/** After a refused save, focuses the first error. */
function useFaultInView(
  editor: RoleEditorActor,
  name: { current: HTMLElement | null },
  rights: { current: HTMLElement | null },
) {
  const { failedChecks } = useContextOf(editor, 'failedChecks');
  const noName = useSelector(editor, ({ context }) => isNameless(context));
  const taken = useSelector(editor, ({ context }) => context.nameState === 'taken');
  useFailedChecks(failedChecks, () => focusAfterwards(() => (noName || taken ? name : rights).current?.focus()));
}
