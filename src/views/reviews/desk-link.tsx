import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { opens } from '#src/domain/routes/routes.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useCan } from '#src/views/rights/can.tsx';

/** The way from a base to its reviews on the desk, for those who may score bases (decision 036). */
export function DeskLink({ title }: { title: string }) {
  const { t } = useTranslation('editor');
  const can = useCan();
  if (!opens(useGrants(), scorePath) || !can('expertscore')) return null;
  const search = new URLSearchParams({ show: 'all', keyword: title });
  return (
    <Anchor component={Link} href={`${scorePath}?${search}`} size="sm">
      {t('side.reviews')}
    </Anchor>
  );
}
