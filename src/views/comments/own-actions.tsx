import { Button, Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OwnAction } from '#src/domain/comments/comment.ts';
import type { OwnActionsActor } from '#src/machines/comments/own-actions.ts';
import { useContextOf, useFailure, useMatches } from '#src/views/actors/use-snapshot.ts';
import { SideDrawer } from '#src/views/dialogs/side-drawer.tsx';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import classes from './pane.module.css';

/** The person’s last twenty actions, each with an undo button (W2.2). */
export function OwnActions({ actions: actor }: { actions: OwnActionsActor }) {
  const { t } = useTranslation('comments');
  const { isOpen, actions, wanted } = useContextOf(actor, 'isOpen', 'actions', 'wanted');
  const failure = useFailure(actor);
  const isBusy = useMatches(actor, 'takingBack', 'loading', 'finding');
  const isTakingBack = useMatches(actor, 'takingBack');
  return (
    <SideDrawer
      opened={isOpen}
      onClose={() => actor.send({ type: 'actions.close' })}
      size="md"
      title={t('actions.title')}
    >
      {failure ? (
        <FailedState
          role="alert"
          title={t('actions.failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'actions.retry' })}
        />
      ) : !actions ? (
        <Skeleton height={120} />
      ) : actions.length === 0 ? (
        <Text c="dimmed">{t('actions.empty')}</Text>
      ) : (
        <ul className={classes.actions}>
          {actions.map((action) => (
            <li key={action.id}>
              <ActionLine action={action} />
              {action.state === 'open' ? (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('actions.takeBackOf', { what: whatOf(action) })}
                  loading={(isTakingBack && wanted === action.id) || undefined}
                  aria-disabled={isBusy || undefined}
                  onClick={() => actor.send({ type: 'takeBack', id: action.id })}
                >
                  {t('actions.takeBack')}
                </Button>
              ) : (
                <Text size="xs" c="dimmed">
                  {t(`actions.state.${action.state}`)}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </SideDrawer>
  );

  function whatOf({ step, author }: OwnAction) {
    return t(`result.${step}`, { author });
  }
}

function ActionLine({ action: { step, author, excerpt, time } }: { action: OwnAction }) {
  const { t } = useTranslation('comments');
  return (
    <div className={classes.action}>
      <Text size="sm">{t(`result.${step}`, { author })}</Text>
      <Text size="xs" c="dimmed" component="div">
        {formatTime(time)}
      </Text>
      <Text size="xs" c="dimmed" component="div">
        <Clipped>{excerpt}</Clipped>
      </Text>
    </div>
  );
}
