import { Alert, Button, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { differenceOf, type Granted, type Matrix, pageOf } from '#src/domain/roles/role-matrix.ts';
import { trimUserName } from '#src/domain/users/user-name.ts';
import { savedGranted } from '#src/machines/roles/role-editor-context.ts';
import type { RoleEditorActor } from '#src/machines/roles/role-editor.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { DutyConflicts } from './duty-conflicts.tsx';
import classes from './role.module.css';
import { useModuleWords } from './use-module-words.ts';

/** The review before saving: granted and withdrawn rights, and the number of affected users. */
export function RoleReview({
  editor,
  saveButton,
}: {
  editor: RoleEditorActor;
  saveButton: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation('roles');
  const context = useSelector(editor, (snapshot) => (snapshot.matches('reviewing') ? snapshot.context : null));
  const back = () => editor.send({ type: 'review.cancel' });
  // A save disables the rights, one of which may have had the focus.
  useDialogFocus(context && 'review', back, saveButton);
  if (!context) return null;
  const { granted, withdrawn } = differenceOf(savedGranted(context), context.granted);
  const { role, matrix } = context;
  const name = trimUserName(context.name);
  return (
    <Dialog onClose={back} title={t('review.title')} size="lg">
      {context.overtaken && (
        <Alert color="yellow" variant="light" py="xs" mb="sm">
          {t('review.overtaken')}
        </Alert>
      )}
      {/* Not on a button: a key that is held down would confirm without reading. */}
      <Text fw={600} tabIndex={-1} data-autofocus>
        <Clipped>{role ? usersText(role.userCount) : t('review.new', { name })}</Clipped>
      </Text>
      {role && role.roleName !== name && (
        <Text mt="xs">
          <Clipped>{t('review.renamed', { before: role.roleName, after: name })}</Clipped>
        </Text>
      )}
      <Changes title={t('review.granted', { count: granted.length })} matrix={matrix} paths={granted} />
      <Changes title={t('review.withdrawn', { count: withdrawn.length })} matrix={matrix} paths={withdrawn} />
      {granted.length + withdrawn.length === 0 && (
        <Text c="dimmed" mt="xs">
          {t('review.nothing')}
        </Text>
      )}
      <DutyConflicts editor={editor} />
      <DialogFoot>
        <Button variant="default" onClick={back}>
          {t('review.back')}
        </Button>
        <Button onClick={() => editor.send({ type: 'review.confirm' })}>{t('review.save')}</Button>
      </DialogFoot>
    </Dialog>
  );

  function usersText(count: number | undefined): string {
    if (count === undefined) return t('review.allUsers');
    return count === 0 ? t('review.noUsers') : t('review.users', { count });
  }
}

function Changes({ title, matrix, paths }: { title: string; matrix: Matrix; paths: Granted }) {
  const { t } = useTranslation('roles');
  const words = useModuleWords();
  if (paths.length === 0) return null;
  const pages = matrix
    .flatMap((group) => group.pages)
    .filter((page) => paths.some((path) => pageOf(path) === page.path));
  const rightsOf = (of: string) => paths.filter((path) => pageOf(path) === of).map(words.rightOf);
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mt="md">
        {title}
      </Title>
      <ul className={classes.changes}>
        {pages.map((page) => (
          <li key={page.path}>{t('cell', { page: words.pageName(page), right: rightsOf(page.path).join(' · ') })}</li>
        ))}
      </ul>
    </section>
  );
}
