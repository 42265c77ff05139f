import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { About } from '#src/domain/consultations/consultation.ts';
import { type ContentType, type FieldGroup, type FieldKind, fieldsOf } from '#src/domain/content/content-type.ts';
import { coverOf, groupsWithoutCover } from '#src/domain/content/cover.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { opens } from '#src/domain/routes/routes.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import type { SubjectToRead } from '#src/machines/record/subject.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useChild } from '#src/views/actors/use-snapshot.ts';
import { StoredPicture } from '#src/views/files/stored-picture.tsx';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { StatusBadge } from '#src/views/looks/status-badge.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import { LateReading } from '#src/views/reading/late-reading.tsx';
import classes from './consultation.module.css';
import { RecordPart } from './record-part.tsx';

interface Props {
  page: ConsultationActor;
  about: About | null;
}

/** The record that the visitor asked about, for persons who may open it: its cover, state and facts, and its texts on request. */
export function AboutPart({ page, about }: Props) {
  const { t } = useTranslation('consultations');
  const grants = useGrants();
  const href = about && recordPath(about.path, about.id);
  if (!href || !opens(grants, href)) return null;
  return (
    <RecordPart title={t('field.about')}>
      <Group gap="xs" justify="space-between" wrap="nowrap" align="start">
        <Text fw={600} className={classes.aboutTitle}>
          {about.title}
        </Text>
        <Anchor component={Link} href={href} size="sm" className={classes.open}>
          {t('about.open')}
        </Anchor>
      </Group>
      <AboutRecord page={page} />
    </RecordPart>
  );
}

function AboutRecord({ page }: Pick<Props, 'page'>) {
  const { t } = useTranslation('consultations');
  const actor = useChild(page, 'subject');
  const subject = useSelector(actor, (snapshot) => snapshot?.context.subject ?? null);
  const failure = useSelector(actor, (snapshot) => snapshot?.context.failure ?? null);
  const isGone = useSelector(actor, (snapshot) => snapshot?.matches('gone') === true);
  const isFailed = useSelector(actor, (snapshot) => snapshot?.matches('failed') === true);
  if (isGone)
    return (
      <Text size="sm" c="dimmed" role="status">
        {t('about.gone')}
      </Text>
    );
  if (isFailed)
    return (
      <FailedState
        size="sm"
        title={t('about.failed')}
        failure={failure}
        onRetry={() => actor?.send({ type: 'subject.retry' })}
      />
    );
  if (!subject) return <Skeleton height={160} role="status" aria-label={t('about.loading')} />;
  return <Facts page={page} subject={subject} />;
}

function Facts({ page, subject }: { page: ConsultationActor; subject: SubjectToRead }) {
  const { t } = useTranslation('consultations');
  const files = useChild(page, 'files');
  const [isWhole, setWhole] = usePageState('aboutWhole', false);
  const { type, status, values, names } = subject;
  const cover = coverOf(type);
  const coverId = cover && values[cover.name];
  if (!files) return null;
  return (
    <>
      {status && (
        <div>
          <StatusBadge status={status} />
        </div>
      )}
      {coverId && (
        <div className={classes.cover}>
          <StoredPicture id={coverId} alt={t('about.cover')} files={files} />
        </div>
      )}
      <div className={isWhole ? undefined : classes.about}>
        <LateReading
          {...{ type, values, names, files }}
          groups={isWhole ? groupsWithoutCover(type) : factsOf(type)}
          order={3}
        />
      </div>
      <div>
        <Button variant="default" size="compact-sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'about.less' : 'about.more')}
        </Button>
      </div>
    </>
  );
}

/** The short fields besides the title, as one group. The map shows on request. */
const factsOf = (type: ContentType): readonly FieldGroup[] => [
  {
    title: type.groups[0]?.title ?? '',
    fields: fieldsOf(type).filter(({ name, kind }) => name !== type.titleField && !unshown.has(kind)),
  },
];

const unshown = new Set<FieldKind>(['longText', 'richText', 'picture', 'longitude', 'latitude']);
