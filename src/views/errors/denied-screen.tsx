import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { homePath } from '#src/domain/location.ts';
import { type SessionActor, useApp } from '../app-context.ts';
import { LockIcon } from '../parts/icons.ts';
import { PlainPage } from '../parts/plain-page.tsx';
import { rightText, withMissingRight } from '../parts/right-text.ts';

/** Whoever sends somebody here may say which right was missing: `/401?right=/home/index_add`. */
const selectRight = ({ context }: ReturnType<SessionActor['getSnapshot']>) =>
  new URLSearchParams(context.admitted?.search).get('right') ?? '';

/** `/401`, with a way back that always leads to a page of the app (decision 4, K09). */
export function DeniedScreen() {
  const { t } = useTranslation('common');
  const right = useSelector(useApp().session, selectRight);
  // Anybody can write an address: it names what the app knows, nothing else.
  const isKnown = rightText(t, right) !== right;
  return (
    <PlainPage title={t('route.401')} hint={withMissingRight(t, t('denied.hint'), isKnown ? right : undefined)} icon={<LockIcon size={40} stroke={1.5} aria-hidden />}>
      <Button component={Link} href={homePath}>
        {t('btn.home')}
      </Button>
    </PlainPage>
  );
}
