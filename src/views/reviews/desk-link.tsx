import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { isChair } from '#src/domain/scoring/scoring-rights.ts';
import { applicationsPath, scorePath } from '#src/domain/scoring/kinds.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';

/**
 * Links a base or an application to its reviews, or an application that awaits a panel to its appointment (decision
 * 036). Chairs with a conflict of interest do not get the latter.
 */
export function DeskLink({ record, path }: { record: ContentRecord; path: string }) {
  const { t } = useTranslation('editor');
  const grants = useGrants();
  if (!opens(grants, scorePath)) return null;
  const isApplication = path === applicationsPath;
  if (isApplication && record.status === 'draft') return null;
  if (isApplication && record.status === 'submitted') {
    const search = new URLSearchParams({ path, id: record.id });
    return isChair(grants) && !record.ownReview?.isBarred ? (
      <Way href={`${scorePath}/new?${search}`}>{t('side.appoint')}</Way>
    ) : null;
  }
  const search = new URLSearchParams({ show: 'all', keyword: textOf(record, 'name') });
  return <Way href={`${scorePath}?${search}`}>{t('side.reviews')}</Way>;
}

const Way = ({ href, children }: { href: string; children: string }) => (
  <Anchor component={Link} href={href} size="sm">
    {children}
  </Anchor>
);
