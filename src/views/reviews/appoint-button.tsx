import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { appointLink } from '#src/domain/scoring/appoint-link.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';

/** The next act of a chair on a submitted application: leads to the appointment of its panel (decision 036). */
export function AppointButton({ record, path }: { record: ContentRecord; path: string }) {
  const { t } = useTranslation('content');
  const href = appointLink(path, record, useGrants());
  return (
    href && (
      <Button component={Link} href={href}>
        {t('op.appoint')}
      </Button>
    )
  );
}
