import { Alert, Button, Group, Paper, Select, Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { adminRole } from '#src/domain/rights/access.ts';
import { modulesOutsideMatrix, pageOf } from '#src/domain/roles/role-matrix.ts';
import { rolesPath } from '#src/domain/roles/role.ts';
import { legible } from '#src/i18n/legible.ts';
import { isNameless, isRoleChanged } from '#src/machines/roles/role-editor-context.ts';
import type { RoleEditorActor } from '#src/machines/roles/role-editor.ts';
import editorClasses from '#src/views/forms/form.module.css';
import { focusAfterwards } from '#src/views/forms/focus-field.ts';
import { useSaveKey } from '#src/views/forms/use-save-key.ts';
import { useNeededRight } from '#src/views/rights/can.tsx';
import { formatInstant } from '#src/views/words/format-time.ts';
import { keyboardInUse } from '#src/views/words/key-names.ts';
import { usePageRef } from '#src/views/page/page-state.ts';
import { SaveBarFrame } from '#src/views/forms/save-bar-frame.tsx';
import { RightsMatrix } from './rights-matrix.tsx';
import { RoleName } from './role-name.tsx';
import { RoleReview } from './role-review.tsx';
import classes from './role.module.css';

type Snapshot = ReturnType<RoleEditorActor['getSnapshot']>;

const selectRole = (snapshot: Snapshot) => snapshot.context.role;
const selectMatrix = (snapshot: Snapshot) => snapshot.context.matrix;
const selectBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectSaving = (snapshot: Snapshot) => snapshot.matches('saving');
const selectDraft = (snapshot: Snapshot) => snapshot.context.draft;
const selectLast = ({ context: { role, deleted } }: Snapshot) => role ?? deleted;
const selectChanged = (snapshot: Snapshot) => isRoleChanged(snapshot.context);
const selectRefusals = (snapshot: Snapshot) => snapshot.context.refusals;
const selectGranted = (snapshot: Snapshot) => snapshot.context.granted;
const selectRoles = (snapshot: Snapshot) => snapshot.context.roles;
const selectNoName = (snapshot: Snapshot) => isNameless(snapshot.context);
const selectTaken = (snapshot: Snapshot) => snapshot.context.nameState === 'taken';

/** A role's name and rights; the machine holds what is typed and ticked. */
export function RoleForm({ editor, readOnly }: { editor: RoleEditorActor; readOnly: boolean }) {
  const { t } = useTranslation(['roles', 'content', 'shell']);
  const role = useSelector(editor, selectRole);
  const matrix = useSelector(editor, selectMatrix);
  const busy = useSelector(editor, selectBusy);
  const offered = useSelector(editor, selectDraft);
  const last = useSelector(editor, selectLast);
  const changed = useSelector(editor, selectChanged);
  const granted = useSelector(editor, selectGranted);
  const rightsMissing = useRightsMissing(editor);
  const name = useRef<HTMLInputElement>(null);
  const rights = useRef<HTMLParagraphElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const saving = useSelector(editor, selectSaving);
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
  useFocusBack(editor, saveButton);

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
        {offered && !readOnly && <DraftOffer editor={editor} savedAt={offered.savedAt} />}
        <RoleName editor={editor} readOnly={locked || saving} ref={name} />
        <Paper component="fieldset" withBorder className={classes.rights}>
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
      <SaveBarFrame
        status={changed ? t('state.unsaved') : role ? t('state.saved') : t('state.new')}
        list={rolesPath}
        wide
      >
        {!readOnly && (
          <Button
            ref={saveButton}
            type="submit"
            loading={busy}
            // The focus comes back to it, whether there is something to save or not.
            data-disabled={isIdle || undefined}
            aria-disabled={isIdle || undefined}
            aria-keyshortcuts={keyboardInUse() === 'mac' ? 'Meta+S' : 'Control+S'}
          >
            {t('save')}
          </Button>
        )}
      </SaveBarFrame>
      <RoleReview editor={editor} />
    </form>
  );
}

const Hint = ({ text, colour = 'gray' }: { text: string; colour?: string }) => (
  <Alert color={colour} variant="light" py="xs">
    {text}
  </Alert>
);

function DraftOffer({ editor, savedAt }: { editor: RoleEditorActor; savedAt: number }) {
  const { t } = useTranslation('content');
  return (
    <Alert
      color="yellow"
      variant="light"
      py="xs"
      title={t('draft.title', { time: formatInstant(savedAt) })}
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      <span>{t('draft.hint')}</span>
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" onClick={() => editor.send({ type: 'draft.taken' })}>
          {t('draft.take')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => editor.send({ type: 'draft.discarded' })}>
          {t('draft.discard')}
        </Button>
      </Group>
    </Alert>
  );
}

/** Ticks what another role grants, and nothing else. */
function CopyFrom({ editor, disabled }: { editor: RoleEditorActor; disabled: boolean }) {
  const { t } = useTranslation('roles');
  const roles = useSelector(editor, selectRoles);
  const own = useSelector(editor, selectRole);
  const others = roles.filter(({ id }) => id !== own?.id);
  return (
    <Select
      w={{ base: '100%', xs: 220 }}
      searchable
      disabled={disabled}
      aria-label={t('from')}
      placeholder={t('from')}
      title={t('from.hint')}
      data={others.map(({ id, roleName }) => ({ value: id, label: legible(roleName) }))}
      // Chosen once, done: the box is no field of the role.
      value={null}
      onChange={(id) => {
        const from = others.find((role) => role.id === id);
        if (from) editor.send({ type: 'copy', from });
      }}
    />
  );
}

/** Said from the first try to save on. */
function useRightsMissing(editor: RoleEditorActor): boolean {
  return useSelector(editor, ({ context }) => context.refusals > 0 && context.granted.length === 0);
}

/** After a try to save that could not be: the focus goes to what is wrong first. */
function useFaultInView(
  editor: RoleEditorActor,
  name: { current: HTMLElement | null },
  rights: { current: HTMLElement | null },
) {
  const refusals = useSelector(editor, selectRefusals);
  const noName = useSelector(editor, selectNoName);
  const taken = useSelector(editor, selectTaken);
  const handled = usePageRef('refusals', 0);
  useEffect(() => {
    // A page that comes back to the screen runs its effects again.
    if (refusals > handled.current) focusAfterwards(() => (noName || taken ? name : rights).current?.focus());
    handled.current = refusals;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each try
  }, [refusals]);
}

const selectEditing = (snapshot: Snapshot) => snapshot.matches('editing');

/** The review, and the button that cannot be pressed while it is saved, take the focus along when they go: it is back at the button. */
function useFocusBack(editor: RoleEditorActor, button: { current: HTMLElement | null }) {
  const editing = useSelector(editor, selectEditing);
  const before = useRef(editing);
  // What ends while the page is out of sight takes no focus along.
  useEffect(() => () => void (before.current = true), []);
  useEffect(() => {
    // A page that comes back to the screen is drawn first as it was when it went.
    const now = editing || selectEditing(editor.getSnapshot());
    if (now && !before.current && document.activeElement === document.body) button.current?.focus();
    before.current = now;
  }, [editing, editor, button]);
}
