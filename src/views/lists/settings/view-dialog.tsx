import { Button, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestName, nameProblem, type SettingsChange } from '#src/domain/lists/list-settings.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { changeListSettings, type SettingsOwner, useListView } from './use-list-settings.ts';

/** The questions about saved views. */
export type ViewQuestion = { kind: 'save' } | { kind: 'rename' | 'delete'; name: string };

interface Props {
  list: SettingsOwner;
  question: ViewQuestion;
  onClose: () => void;
}

/** Asks for the name of a view, or whether to delete one. */
export function ViewDialog({ list, question, onClose }: Props) {
  const { t } = useTranslation('listview');
  const finish = (change: SettingsChange) => {
    changeListSettings(list, change);
    onClose();
  };
  if (question.kind === 'delete') {
    const { name } = question;
    return (
      <ConfirmDialog
        title={t('views.deleteTitle')}
        action={t('views.deleteTitle')}
        grave
        onConfirm={() => finish({ type: 'deleteView', name })}
        onCancel={onClose}
      >
        <Text>
          <Clipped>{t('views.deleteQuestion', { name })}</Clipped>
        </Text>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog onClose={onClose} title={t(`views.${question.kind}Title`)}>
      <NameForm
        list={list}
        own={question.kind === 'rename' ? question.name : null}
        onCancel={onClose}
        onName={(name) =>
          finish(
            question.kind === 'rename'
              ? { type: 'renameView', name: question.name, to: name }
              : { type: 'saveView', name },
          )
        }
      />
    </Dialog>
  );
}

interface NameProps {
  list: SettingsOwner;
  /** The current name of the view. */
  own: string | null;
  onCancel: () => void;
  onName: (name: string) => void;
}

function NameForm({ list, own, onCancel, onName }: NameProps) {
  const { t } = useTranslation(['listview', 'content']);
  const { settings } = useListView(list);
  const [name, setName] = usePageState(`view.${own ?? ''}`, own ?? '');
  const [tried, setTried] = useState(false);
  const problem = nameProblem(settings.views, name, own);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== null) return;
    setName(own ?? '');
    onName(name);
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={t('views.name')}
        description={own === null ? t('views.saveHint') : undefined}
        error={tried && problem ? t(`views.problem.${problem}`, { most: longestName }) : undefined}
        data-autofocus
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <DialogFoot>
        <Button variant="default" onClick={onCancel}>
          {t('content:btn.cancel')}
        </Button>
        <Button type="submit">{t('content:btn.save')}</Button>
      </DialogFoot>
    </form>
  );
}
