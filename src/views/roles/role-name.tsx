import { Anchor, Group, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Ref } from 'react';
import type { SnapshotFrom } from 'xstate';
import { isNameless, nameFault } from '#src/machines/roles/role-editor-context.ts';
import type { RoleEditorActor } from '#src/machines/roles/role-editor.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useFailureText } from '#src/views/words/use-failure-text.ts';

type Snapshot = SnapshotFrom<RoleEditorActor>;

/** The failure of the check whether the name is available. */
const selectFailure = ({ context, children }: Snapshot) =>
  context.nameState === 'unknown' ? (children.availability?.getSnapshot().context.failure ?? null) : null;

/** The name, and whether it is available: the server is asked on blur (product 5). */
export function RoleName({
  editor,
  readOnly,
  ref,
}: {
  editor: RoleEditorActor;
  readOnly: boolean;
  ref: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation('roles');
  const { name, nameState: state } = useContextOf(editor, 'name', 'nameState');
  const nameless = useSelector(editor, ({ context }) => isNameless(context));
  const fault = useSelector(editor, ({ context }) => nameFault(context));
  const failure = useSelector(editor, selectFailure);
  const failureText = useFailureText();
  const ask = () => editor.send({ type: 'name.left' });
  const hint = nameless || state === 'unasked' || state === 'taken' ? null : t(`name.${state}`);
  return (
    <TextInput
      ref={ref}
      maw={420}
      label={t('name')}
      withAsterisk
      required
      maxLength={50}
      autoComplete="off"
      value={name}
      readOnly={readOnly}
      error={fault && t(`name.${fault}`)}
      description={
        <Group component="span" gap="xs" role="status">
          {failure && <Clipped>{failureText(failure)}</Clipped>}
          {hint && <span>{hint}</span>}
          {state === 'unknown' && (
            <Anchor component="button" type="button" size="xs" onClick={ask}>
              {t('name.askAgain')}
            </Anchor>
          )}
        </Group>
      }
      // The line keeps its place before the answer arrives, so that a click that leaves the field does not miss its target.
      descriptionProps={fault ? { mt: 0 } : { mih: '1lh' }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(event) => editor.send({ type: 'name.typed', name: event.currentTarget.value })}
      onBlur={readOnly ? undefined : ask}
    />
  );
}
