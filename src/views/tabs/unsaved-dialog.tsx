import { Button, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { isGranted } from '#src/domain/rights/access.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import type { Tab } from '#src/domain/shell/tabs.ts';
import { isKeepable } from '#src/machines/shell/tabs-context.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useTag } from '#src/views/actors/use-snapshot.ts';
import { type TabsActor, useApp } from '#src/views/app-context.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useTabTitle } from '#src/views/page/use-page-title.ts';
import { tabBarId } from './use-tab-menus.ts';
import { sameTabs } from './use-tabs-in-sight.ts';

const selectAsked = ({ context: { question, tabs, unsaved } }: SnapshotFrom<TabsActor>): readonly Tab[] =>
  question ? tabs.filter(({ id }) => question.ids.includes(id) && id in unsaved) : none;
const none: readonly Tab[] = [];

/**
 * Asks once about all work that would be lost: save, keep as draft, discard, or stay. Work that cannot be kept offers
 * the last two only.
 */
export function UnsavedDialog() {
  const { t } = useTranslation('shell');
  const { tabs } = useApp();
  const asked = useSelector(tabs, selectAsked, sameTabs);
  const busy = useTag(tabs, 'busy');
  const keepableNow = useSelector(tabs, ({ context }) => isKeepable(context));
  // The content is frozen while the dialog fades out.
  const [keepable, setKeepable] = useState(keepableNow);
  if (asked.length > 0 && keepable !== keepableNow) setKeepable(keepableNow);
  const titleOf = useTabTitle();
  const grants = useGrants();
  // A right may be withdrawn from a person who is typing.
  const maySave = asked.every(({ path }) => {
    const { route, params } = matchRoute(path) ?? {};
    return !route?.grant || isGranted(grants, route.grant, params?.id ? 'edit' : 'add');
  });
  const stay = () => tabs.send({ type: 'work.stay' });
  return (
    <Dialog
      opened={asked.length > 0}
      onClose={stay}
      title={t(keepable ? 'work.title' : 'work.lostTitle')}
      closeOnClickOutside={false}
    >
      <FocusAfterwards />
      <Stack gap="sm">
        <Text>{t(keepable ? 'work.body' : 'work.lostBody')}</Text>
        <Text component="ul" my={0} pl="lg">
          {asked.map((tab) => (
            <li key={tab.id}>
              <Clipped>{titleOf(tab)}</Clipped>
            </li>
          ))}
        </Text>
        <DialogFoot>
          <Button variant="default" onClick={stay}>
            {t(keepable ? 'work.stay' : 'work.back')}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => tabs.send({ type: 'work.discard' })}>
            {t(keepable ? 'work.discard' : 'work.lose')}
          </Button>
          {keepable && (
            <Button variant="default" disabled={busy} onClick={() => tabs.send({ type: 'work.keepDraft' })}>
              {t('work.keep')}
            </Button>
          )}
          {keepable && maySave && (
            <Button data-autofocus loading={busy} onClick={() => tabs.send({ type: 'work.save' })}>
              {t('work.save')}
            </Button>
          )}
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

/** When the dialog has closed and nothing has the focus, because its tab is gone, the tab bar gets it. */
function FocusAfterwards() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(`#${tabBarId} [tabindex='0']`)?.focus();
    },
    [],
  );
  return null;
}
