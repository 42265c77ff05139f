import { ActionIcon, Anchor, Group, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { type Consultation, consultationsPath } from '#src/domain/consultations/consultation.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useInboxKeys } from '#src/views/inbox/keys.ts';
import { RefreshButton } from '#src/views/lists/refresh-button.tsx';
import { PrintIcon } from '#src/views/looks/icons.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { NextIcon, PreviousIcon } from '#src/views/looks/neighbour-icons.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { latePaper } from '#src/views/print/late-paper.ts';
import { usePaper } from '#src/views/print/use-paper.tsx';
import { aboutText, lateText, statusTones } from './consultation-words.ts';
import classes from './consultation.module.css';

const LatePaper = latePaper(async () => (await imported(() => import('./consultation-paper.tsx'))).ConsultationPaper);

interface Props {
  page: ConsultationActor;
  consultation: Consultation;
}

/** The subject, lateness and owner of a consultation. The action bar and the side column have its due day. */
export function RecordHead({ page, consultation }: Props) {
  const { t } = useTranslation(['consultations', 'content']);
  const grants = useGrants();
  const { title, status, owner, about, receivedTime } = consultation;
  const late = lateText(t, consultation);
  const aboutHref = about && recordPath(about.path, about.id);
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <Group gap="xs" miw={0} flex="1 1 min-content">
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          <StateBadge tone={statusTones[status]} label={t(`status.${status}`)} />
          {late && <StateBadge tone={consultation.isOverdue ? 'bad' : 'idle'} label={late} />}
        </Group>
        <Group gap="xs" ms="auto">
          <NeighbourLinks page={page} />
          <PrintButton page={page} consultation={consultation} />
          <RefreshButton list={page} />
        </Group>
      </Group>
      <div className={classes.facts}>
        <span>{`${t('field.received')} ${receivedTime.slice(0, 16)}`}</span>
        <span>{`${t('field.owner')} ${owner?.name ?? t('owner.none')}`}</span>
        {about && aboutHref && opens(grants, aboutHref) ? (
          <Anchor component={Link} href={aboutHref} inherit>
            {aboutText(t, about)}
          </Anchor>
        ) : (
          <span>{`${t('field.about')} ${aboutText(t, about)}`}</span>
        )}
      </div>
    </Stack>
  );
}

/** Prints the consultation, also by the browser's own print command. A phone has no button for it. */
function PrintButton({ page, consultation }: Props) {
  const { t } = useTranslation('consultations');
  const isPhone = useIsPhone();
  const { paper, print } = usePaper(LatePaper, { page, consultation });
  return (
    <>
      {!isPhone && (
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t('btn.print')}
          title={t('btn.print')}
          onClick={print}
        >
          <PrintIcon size={16} aria-hidden />
        </ActionIcon>
      )}
      {paper}
    </>
  );
}

/** Links to the previous and next consultation in the list as it was last shown; J and K do the same. */
function NeighbourLinks({ page }: { page: ConsultationActor }) {
  const { t } = useTranslation(['consultations', 'content']);
  const { neighbours } = useContextOf(page, 'neighbours');
  const [, navigate] = useLocation();
  const hrefOf = (id: string) => recordPath(consultationsPath, id);
  const { previous, next } = neighbours;
  useInboxKeys({
    ...(next !== null && { next: () => navigate(hrefOf(next)) }),
    ...(previous !== null && { previous: () => navigate(hrefOf(previous)) }),
  });
  return (
    <Group gap={4} wrap="nowrap">
      {(previous ?? next) !== null &&
        (['previous', 'next'] as const).map((side) => {
          const id = neighbours[side];
          const Icon = side === 'previous' ? PreviousIcon : NextIcon;
          const look = {
            variant: 'default',
            size: 'input-sm',
            'aria-label': t(`nav.${side}`),
            title: t(`nav.${side}`),
          };
          return id === null ? (
            <ActionIcon key={side} disabled {...look}>
              <Icon size={16} aria-hidden />
            </ActionIcon>
          ) : (
            <ActionIcon key={side} component={Link} href={hrefOf(id)} {...look}>
              <Icon size={16} aria-hidden />
            </ActionIcon>
          );
        })}
    </Group>
  );
}
