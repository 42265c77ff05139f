import { Button, Group, MenuDivider, MenuItem, MenuLabel, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Consultation } from '#src/domain/consultations/consultation.ts';
import { filledTemplates, templateValues } from '#src/domain/consultations/reply-template.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { ReplyTemplatesActor } from '#src/machines/consultations/reply-templates.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { focusAfterwards } from '#src/views/forms/focus-field.ts';
import { LateMenu } from '#src/views/popups/late-menu.tsx';
import { late } from '#src/views/late/late.tsx';
import { andIn } from '#src/views/words/list-words.ts';
import { TemplatesIcon } from '#src/views/looks/icons.ts';

const TemplatesDialog = late(() =>
  imported(() => import('./templates-dialog.tsx')).then((chunk) => chunk.TemplatesDialog),
);

interface Props {
  templates: ReplyTemplatesActor;
  consultation: Consultation;
  disabled: boolean;
  /** Called with the template, filled with the data of the record. */
  onPick: (text: string) => void;
}

/** Picks a template for the reply, and opens the management of templates. */
export function TemplateMenu({ templates: actor, consultation, disabled, onPick }: Props) {
  const { t, i18n } = useTranslation('consultations');
  const { templates } = useContextOf(actor, 'templates');
  const failed = useMatches(actor, 'failed');
  const officer = useSelector(useApp().session, ({ context }) => context.account?.name ?? '');
  const [opened, setOpened] = useState(false);
  const [managing, setManaging] = useState(false);
  const open = (wanted: boolean) => {
    setOpened(wanted);
    if (wanted) actor.send({ type: 'templates.want' });
  };
  const filled = templates && filledTemplates(templates, templateValues(consultation, officer));
  return (
    <Group gap="xs">
      <LateMenu
        position="bottom-start"
        opened={opened}
        onChange={open}
        target={(props) => (
          <Button
            {...props}
            variant="default"
            size="compact-sm"
            disabled={disabled}
            leftSection={<TemplatesIcon size={14} aria-hidden />}
          >
            {t('template.insert')}
          </Button>
        )}
      >
        {filled?.map(({ id, name, text, open: left }) => (
          <MenuItem
            key={id}
            maw={360}
            // The menu returns the focus to its button first, then the field takes it.
            onClick={() => setTimeout(() => focusAfterwards(() => onPick(text)))}
          >
            {name}
            {left.length > 0 && (
              <Text size="xs" c="dimmed">
                {t('template.toFill', { names: andIn(i18n.language).format(left.map(({ name: one }) => one)) })}
              </Text>
            )}
          </MenuItem>
        ))}
        {templates?.length === 0 && <MenuLabel>{t('template.none')}</MenuLabel>}
        {!templates && <MenuLabel>{t(failed ? 'template.failed' : 'template.loading')}</MenuLabel>}
        <MenuDivider />
        <MenuItem onClick={() => setManaging(true)}>{t('template.manage')}</MenuItem>
      </LateMenu>
      <LateDialog open={managing} onClose={() => setManaging(false)} title={t('btn.templates')}>
        {managing && <TemplatesDialog templates={actor} onClose={() => setManaging(false)} />}
      </LateDialog>
    </Group>
  );
}
