import { Anchor, Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { appointLink, awaitsPanel } from '#src/domain/work/appoint-link.ts';
import { applicationsPath, scorePath } from '#src/domain/scoring/kinds.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';

/** Links a base or an application to its reviews. For an application that awaits a panel, shows whose turn it is. */
export function DeskLink({ record, path }: { record: ContentRecord; path: string }) {
  const { t } = useTranslation('editor');
  const grants = useGrants();
  if (awaitsPanel(path, record))
    return (
      <Text size="sm" fw={500}>
        {t(appointLink(path, record, grants) ? 'side.awaitsPanel.you' : 'side.awaitsPanel.chair')}
      </Text>
    );
  if (!opens(grants, scorePath) || (path === applicationsPath && record.status === 'draft')) return null;
  const search = new URLSearchParams({ show: 'all', keyword: textOf(record, 'name') });
  return (
    <Anchor component={Link} href={`${scorePath}?${search}`} size="sm">
      {t('side.reviews')}
    </Anchor>
  );
}

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
