import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGranted } from '#src/domain/rights/access.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import type { Tab } from '#src/domain/shell/tabs.ts';
import { isKeepable } from '#src/machines/shell/tabs-context.ts';
import { type SessionActor, type TabsActor, useApp } from '#src/views/app-context.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useTabTitle } from '#src/views/page/use-page-title.ts';
import { tabBarId } from './use-tab-menus.ts';
import { sameTabs } from './use-tabs-in-sight.ts';

type TabsSnapshot = ReturnType<TabsActor['getSnapshot']>;

const selectAsked = ({ context: { question, tabs, unsaved } }: TabsSnapshot): readonly Tab[] =>
  question ? tabs.filter(({ id }) => question.ids.includes(id) && id in unsaved) : none;
const selectBusy = (snapshot: TabsSnapshot) => snapshot.hasTag('busy');
const selectKeepable = (snapshot: TabsSnapshot) => isKeepable(snapshot.context);
const selectGrants = (snapshot: ReturnType<SessionActor['getSnapshot']>) => snapshot.context.grants;
const none: readonly Tab[] = [];

/** Asks once about all unsaved work that what was asked for would lose: save, keep as draft, discard, or stay; the last two, of what can only be lost. */
export function UnsavedDialog() {
  const { t } = useTranslation('shell');
  const { session, tabs } = useApp();
  const asked = useSelector(tabs, selectAsked, sameTabs);
  const busy = useSelector(tabs, selectBusy);
  const keepableNow = useSelector(tabs, selectKeepable);
  // While the dialog fades out it stays as it was.
  const [keepable, setKeepable] = useState(keepableNow);
  if (asked.length > 0 && keepable !== keepableNow) setKeepable(keepableNow);
  const titleOf = useTabTitle();
  const grants = useSelector(session, selectGrants);
  // A right may be withdrawn from whoever is typing.
  const maySave = asked.every(({ path }) => {
    const { route, params } = matchRoute(path) ?? {};
    return !route?.grant || isGranted(grants, route.grant, params?.id ? 'edit' : 'add');
  });
  const stay = () => tabs.send({ type: 'work.stay' });
  return (
    <Modal
      opened={asked.length > 0}
      onClose={stay}
      title={t(keepable ? 'work.title' : 'work.lostTitle')}
      size="md"
      centered
      withCloseButton={false}
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
        <Group justify="flex-end" gap="xs" mt="xs">
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
        </Group>
      </Stack>
    </Modal>
  );
}

/** Gone with the dialog, which fades out with the focus in it: the tab that had it before may be gone, so the bar's stop gets it. */
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
