import { Alert, Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { UnstaffedStage } from '#src/domain/roles/staffing.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { rolesPath } from '#src/domain/roles/role.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './staffing-note.module.css';

/** Names each stage of the review before publishing at which nobody can decide, with the reason and a remedy. */
export function StaffingNote({ unstaffed }: { unstaffed: readonly UnstaffedStage[] }) {
  const { t } = useTranslation('approval');
  return (
    <Alert color="yellow" variant="light" py="xs" title={t('staffing.title')}>
      <ul className={classes.list}>
        {unstaffed.map((one) => (
          <li key={`${one.path} ${one.stage}`}>
            <Stage {...one} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Stage({ path, stage, stages, role, roleId, lack }: UnstaffedStage) {
  const { t } = useTranslation('approval');
  const text = useDomainText(['shell']);
  const type = text(matchRoute(path)?.route.title ?? '');
  return (
    <>
      {t(`staffing.${lack}`, { role, at: stages > 1 ? t('staffing.at', { type, stage: stage + 1 }) : type })}
      {roleId !== null && (
        <>
          {' '}
          <Anchor component={Link} href={recordPath(rolesPath, roleId)} size="sm" c="inherit" underline="always">
            {t('staffing.open')}
          </Anchor>
        </>
      )}
    </>
  );
}
