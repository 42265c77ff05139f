import '#src/views/styles/content.ts';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { usersPath } from '#src/domain/users/user.ts';
import type { UserActor } from '#src/machines/users/user.ts';
import { useContextOf, useFailure, useMatches } from '#src/views/actors/use-snapshot.ts';
import { RecordFrame } from '#src/views/forms/record-frame.tsx';
import { useCan } from '#src/views/rights/can.tsx';
import { UserForm } from './user-form.tsx';

/** The page of one user (decision 001). */
export function UserScreen({ actor: page }: { actor: UserActor }) {
  const { t } = useTranslation(['users', 'content']);
  const can = useCan();
  const { starts } = useContextOf(page, 'starts');
  const isNew = useSelector(page, ({ context }) => context.userId === null);
  const isTyped = useSelector(page, ({ context }) => context.typed !== null);
  const mayWrite = can(isNew ? 'add' : 'edit');
  return (
    <RecordFrame
      list={usersPath}
      words={{
        loading: t('form.loading'),
        unavailable: t('form.unavailable'),
        failed: t('form.failed'),
        toList: t('content:btn.toList'),
      }}
      isLoading={useMatches(page, 'opening', 'loading', 'recalling')}
      width={720}
      isUnavailable={useMatches(page, 'unavailable')}
      failure={useFailure(page)}
      onRetry={() => page.send({ type: 'retry' })}
      // What was typed before the right was withdrawn can still be read and copied.
      isForbidden={isNew && !mayWrite && !isTyped}
    >
      <UserForm key={starts} page={page} readOnly={!mayWrite} />
    </RecordFrame>
  );
}
