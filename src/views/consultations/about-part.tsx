import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { About } from '#src/domain/consultations/consultation.ts';
import { type ContentType, type FieldGroup, type FieldKind, fieldsOf } from '#src/domain/content/content-type.ts';
import { coverOf, groupsWithoutCover } from '#src/domain/content/cover.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { opens } from '#src/domain/routes/routes.ts';
import type { ConsultationActor } from '#src/machines/consultations/consultation.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import type { SubjectActor, SubjectToRead } from '#src/machines/record/subject.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useChild, useContextOf, useFailure, useMatches } from '#src/views/actors/use-snapshot.ts';
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
  const subject = useChild(page, 'subject');
  const files = useChild(page, 'files');
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
      {subject && files && <AboutRecord subject={subject} files={files} />}
    </RecordPart>
  );
}

interface RecordProps {
  subject: SubjectActor;
  /** Loads the pictures. */
  files: FilesActor;
}

function AboutRecord({ subject: actor, files }: RecordProps) {
  const { t } = useTranslation('consultations');
  const { subject } = useContextOf(actor, 'subject');
  const isGone = useMatches(actor, 'gone');
  const failure = useFailure(actor);
  if (isGone)
    return (
      <Text size="sm" c="dimmed" role="status">
        {t('about.gone')}
      </Text>
    );
  if (failure)
    return (
      <FailedState
        size="sm"
        title={t('about.failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'subject.retry' })}
      />
    );
  if (!subject) return <Skeleton height={160} role="status" aria-label={t('about.loading')} />;
  return <Facts subject={subject} files={files} />;
}

interface FactsProps {
  subject: SubjectToRead;
  files: FilesActor;
}

function Facts({ subject, files }: FactsProps) {
  const { t } = useTranslation('consultations');
  const [isWhole, setWhole] = usePageState('aboutWhole', false);
  const { type, status, values, names } = subject;
  const cover = coverOf(type);
  const coverId = cover && values[cover.name];
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
