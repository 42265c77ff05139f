import '#src/views/styles/content.ts';
import { Button, MenuItem, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { calendarPath } from '#src/domain/consultations/consultation.ts';
import { consultationTable } from '#src/domain/lists/consultation-table.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { ConsultationsActor } from '#src/machines/consultations/consultations.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { useChild, useMatches } from '#src/views/actors/use-snapshot.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { LateMenu } from '#src/views/popups/late-menu.tsx';
import { late } from '#src/views/late/late.tsx';
import { useListEngine } from '#src/views/lists/engine/list-engine.ts';
import { FilterArea } from '#src/views/lists/filter-area.tsx';
import { ListHeading } from '#src/views/lists/list-heading.tsx';
import { ListSelection } from '#src/views/lists/engine/list-selection.tsx';
import { ListViews } from '#src/views/lists/settings/list-views.tsx';
import { CalendarIcon, MoreIcon } from '#src/views/looks/icons.ts';
import { useConsultationColumns } from './list-columns.tsx';
import { ConsultationFilters } from './list-filters.tsx';
import { ConsultationSummary } from './list-summary.tsx';
import { ConsultationTable } from './list-table.tsx';
import { ConsultationTools } from './list-tools.tsx';

const HandOverDialog = late(() =>
  imported(() => import('./hand-over-dialog.tsx')).then((chunk) => chunk.HandOverDialog),
);
const TemplatesDialog = late(() =>
  imported(() => import('#src/views/reply-templates/templates-dialog.tsx')).then((chunk) => chunk.TemplatesDialog),
);

/** The list of consultations, overdue ones first. */
export function ConsultationsScreen({ actor: list }: { actor: ConsultationsActor }) {
  const { t } = useTranslation(['consultations', 'content']);
  const { parts, ...shown } = useListEngine(list, consultationTable, useConsultationColumns());
  const templates = useChild(list, 'templates');
  const isHandingOver = useMatches(list, { handOver: 'asking' }, { handOver: 'sending' });
  const [managing, setManaging] = useState(false);
  const isPhone = useIsPhone();
  const more = t('content:btn.more');
  const acts: readonly [string, () => void][] = [
    [t('handOver.title'), () => list.send({ type: 'handOver.ask' })],
    [t('btn.templates'), () => setManaging(true)],
  ];
  return (
    <Stack gap="sm">
      <ListHeading title={t('title')} beside={<ListViews list={list} />}>
        <ConsultationTools parts={parts} />
        <Button
          component={Link}
          href={calendarPath}
          variant="default"
          leftSection={<CalendarIcon size={16} aria-hidden />}
        >
          {t('btn.calendar')}
        </Button>
        {isPhone ? (
          acts.map(([words, act]) => (
            <Button key={words} variant="default" onClick={act}>
              {words}
            </Button>
          ))
        ) : (
          <LateMenu
            position="bottom-end"
            target={(props) => (
              <Button {...props} variant="default" px="xs" aria-label={more} title={more}>
                <MoreIcon size={18} aria-hidden />
              </Button>
            )}
          >
            {acts.map(([words, act]) => (
              <MenuItem key={words} onClick={act}>
                {words}
              </MenuItem>
            ))}
          </LateMenu>
        )}
      </ListHeading>
      <FilterArea>
        <ConsultationFilters list={list} />
        <ConsultationSummary list={list} />
      </FilterArea>
      <ConsultationTable list={list} {...shown} />
      <ListSelection parts={parts} />
      <LateDialog
        open={isHandingOver}
        onClose={() => list.send({ type: 'handOver.cancel' })}
        title={t('handOver.title')}
      >
        {isHandingOver && <HandOverDialog list={list} />}
      </LateDialog>
      <LateDialog open={managing} onClose={() => setManaging(false)} title={t('btn.templates')}>
        {managing && templates && <TemplatesDialog templates={templates} onClose={() => setManaging(false)} />}
      </LateDialog>
    </Stack>
  );
}
