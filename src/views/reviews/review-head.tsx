import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import { Anchor, Button, Group, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { recordPath } from '#src/domain/routes/location.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { mayScore } from '#src/domain/scoring/scoring-rights.ts';
import type { Review } from '#src/domain/scoring/review.ts';
import { sheetLink } from '#src/domain/scoring/sheet-link.ts';
import type { ReviewActor } from '#src/machines/scoring/review.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { RefreshButton } from '#src/views/lists/refresh-button.tsx';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import { useAreaText } from '#src/views/words/use-area-text.ts';
import { kindText, reviewBadge } from './desk-words.ts';
import classes from './review.module.css';

/** The subject of the review, its due day and template, and a link to the person's own sheet. */
export function ReviewHead({ page, review }: { page: ReviewActor; review: Review }) {
  const { t } = useTranslation(['reviews', 'content']);
  const areaText = useAreaText();
  const grants = useGrants();
  const { title, kind, area, due, completeTime, own, subject, template } = review;
  const subjectHref = recordPath(subject.path, subject.id);
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <Group gap="xs" miw={0} flex="1 1 min-content">
          <Title order={1}>{title}</Title>
          <StateBadge {...reviewBadge(t, review)} />
        </Group>
        <Group gap="xs" wrap="nowrap" ms="auto">
          <RefreshButton list={page} />
          {mayScore(grants) && own === 'submitted' && (
            <Button component={Link} href={sheetLink(review)} variant="default">
              {t('row.own')}
            </Button>
          )}
        </Group>
      </Group>
      <div className={classes.head}>
        <span>{kindText(t, kind)}</span>
        <span>{areaText(area)}</span>
        <span>{t('head.due', { day: due })}</span>
        {completeTime && <span>{t('head.complete', { time: formatTime(completeTime) })}</span>}
        <span>{t('head.template', { name: template.name, number: template.number })}</span>
        {opens(grants, subjectHref) && (
          <Anchor component={Link} href={subjectHref} inherit>
            {t(subject.path === applicationsPath ? 'head.application' : 'head.base')}
          </Anchor>
        )}
      </div>
      {template.note && <div className={classes.head}>{template.note}</div>}
    </Stack>
  );
}
