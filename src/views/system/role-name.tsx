import { Anchor, Group, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Ref } from 'react';
import { isNameless, nameFault } from '#src/machines/role-editor-context.ts';
import type { RoleEditorActor } from '#src/machines/role-editor.ts';
import { Clipped } from '../parts/clipped.tsx';
import { useFailureText } from '../parts/use-failure-text.ts';

type Snapshot = ReturnType<RoleEditorActor['getSnapshot']>;

const selectName = (snapshot: Snapshot) => snapshot.context.name;
const selectState = (snapshot: Snapshot) => snapshot.context.nameState;
/** It comes with the state that it explains. */
const selectFailure = ({ context, children }: Snapshot) =>
  context.nameState === 'unknown' ? (children.availability?.getSnapshot().context.failure ?? null) : null;
const selectNameless = (snapshot: Snapshot) => isNameless(snapshot.context);
const selectFault = (snapshot: Snapshot) => nameFault(snapshot.context);

/** The name, and what is known of it: the question is asked when the field is left (product 5). */
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
  const name = useSelector(editor, selectName);
  const state = useSelector(editor, selectState);
  const nameless = useSelector(editor, selectNameless);
  const fault = useSelector(editor, selectFault);
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
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(event) => editor.send({ type: 'name.typed', name: event.currentTarget.value })}
      onBlur={readOnly ? undefined : ask}
    />
  );
}
