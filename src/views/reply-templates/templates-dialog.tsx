import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyTemplate } from '#src/domain/consultations/consultation.ts';
import type { ReplyTemplatesActor } from '#src/machines/consultations/reply-templates.ts';
import { useContextOf, useFailure, useTag } from '#src/views/actors/use-snapshot.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { AddIcon, DeleteIcon, RenameIcon } from '#src/views/looks/icons.ts';
import { usePageState } from '#src/views/page/page-state.ts';
import { type EditedTemplate, TemplateForm } from './template-form.tsx';
import classes from './templates.module.css';

interface Props {
  templates: ReplyTemplatesActor;
  onClose: () => void;
}

/**
 * Adds, changes and deletes reply templates. Unsaved text is kept when the dialog is closed, until it is saved or
 * discarded.
 */
export function TemplatesDialog({ templates: actor, onClose }: Props) {
  const { t } = useTranslation('consultations');
  const { templates, done } = useContextOf(actor, 'templates', 'done');
  const failure = useFailure(actor);
  const busy = useTag(actor, 'busy');
  const [edited, setEdited] = usePageState<EditedTemplate | null>('templateEdited', null);
  const [deleting, setDeleting] = useState<ReplyTemplate | null>(null);
  const [before, setBefore] = useState(done);
  useDialogFocus('templates', onClose);
  useEffect(() => actor.send({ type: 'templates.want' }), [actor]);
  // The server has accepted the change.
  if (done !== before) {
    setBefore(done);
    setEdited(null);
    setDeleting(null);
  }
  if (deleting) {
    return (
      <ConfirmDialog
        title={t('template.delete', { name: deleting.name })}
        action={t('template.deleteAction')}
        grave
        busy={busy}
        onConfirm={() => actor.send({ type: 'templates.change', change: { kind: 'delete', id: deleting.id } })}
        onCancel={() => setDeleting(null)}
      >
        <Text>{t('template.deleteAsk', { name: deleting.name })}</Text>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog onClose={onClose} size="lg" title={t('btn.templates')}>
      {edited ? (
        <TemplateForm
          edited={edited}
          templates={templates ?? []}
          busy={busy}
          onChange={setEdited}
          onSave={(change) => actor.send({ type: 'templates.change', change })}
          onCancel={() => setEdited(null)}
        />
      ) : (
        <Stack gap="sm">
          {failure && (
            <FailedState
              title={t('template.failed')}
              failure={failure}
              onRetry={() => actor.send({ type: 'templates.want' })}
            />
          )}
          {!failure && !templates && <Text role="status">{t('template.loading')}</Text>}
          {templates?.length === 0 && <Text>{t('template.none')}</Text>}
          {templates && templates.length > 0 && (
            <ul className={classes.list}>
              {templates.map((template) => (
                <li key={template.id}>
                  <div className={classes.template}>
                    <strong>{template.name}</strong>
                    <p>{template.text}</p>
                  </div>
                  <Group gap={4} wrap="nowrap">
                    <ActionIcon
                      variant="subtle"
                      aria-label={t('template.edit', { name: template.name })}
                      title={t('template.edit', { name: template.name })}
                      onClick={() => setEdited({ base: template, name: template.name, text: template.text })}
                    >
                      <RenameIcon size={16} />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      aria-label={t('template.delete', { name: template.name })}
                      title={t('template.delete', { name: template.name })}
                      disabled={busy}
                      onClick={() => setDeleting(template)}
                    >
                      <DeleteIcon size={16} />
                    </ActionIcon>
                  </Group>
                </li>
              ))}
            </ul>
          )}
          {templates && (
            <DialogFoot>
              <Button
                leftSection={<AddIcon size={16} aria-hidden />}
                onClick={() => setEdited({ base: null, name: '', text: '' })}
              >
                {t('template.add')}
              </Button>
            </DialogFoot>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
