import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { isGranted } from '#src/domain/access.ts';
import { contentTypes } from '#src/domain/content/types.ts';
import { isPermitted, matchRoute } from '#src/domain/routes.ts';
import type { RecentWorkActor } from '#src/machines/shelf.ts';
import { type SessionActor, useApp } from '../app-context.ts';
import { RecentWork } from '../content/recent-work.tsx';
import { AddIcon } from '../parts/icons.ts';
import { useDomainText } from '../parts/use-text.ts';
import { MenuIcon } from '../shell/menu-icon.tsx';
import classes from './home-screen.module.css';

type SessionSnapshot = ReturnType<SessionActor['getSnapshot']>;

const selectAccount = (snapshot: SessionSnapshot) => snapshot.context.account;
const selectGrants = (snapshot: SessionSnapshot) => snapshot.context.grants;

/** How many records are shown. */
const shownRecords = 8;

/** The home page (decision 17): one's recent work, and the pages that are granted. */
export function HomeScreen({ content }: { content: unknown }) {
  const { t } = useTranslation('home');
  const { session } = useApp();
  const account = useSelector(session, selectAccount);
  return (
    <Stack gap="lg" className={classes.page}>
      <Title order={1}>{t('home.greeting', { name: account?.name ?? '' })}</Title>
      <Shortcuts />
      <RecentWork actor={content as RecentWorkActor} most={shownRecords} grantedOnly />
    </Stack>
  );
}

function Shortcuts() {
  const { t } = useTranslation('home');
  const text = useDomainText(['shell']);
  const { session } = useApp();
  const grants = useSelector(session, selectGrants);
  const granted = contentTypes.filter(({ path }) => {
    const match = matchRoute(path);
    return match !== null && isPermitted(match.route, grants);
  });
  return (
    <section aria-labelledby="home-shortcuts">
      <Title order={2} id="home-shortcuts" mb="sm">
        {t('home.shortcuts')}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3, xl: 4 }} spacing="sm">
        {granted.map(({ path, title }) => (
          <Paper key={path} withBorder p="sm">
            <Group gap="xs" wrap="nowrap" mb="xs" className={classes.shortcut}>
              <MenuIcon path={path} />
              <Text fw={600}>{text(title)}</Text>
            </Group>
            <Group gap="xs">
              <Button component={Link} href={path} variant="default" size="xs">
                {t('home.open')}
              </Button>
              {isGranted(grants, path, 'add') && (
                <Button component={Link} href={`${path}/new`} variant="subtle" size="xs" leftSection={<AddIcon size={14} />}>
                  {t('home.add')}
                </Button>
              )}
            </Group>
          </Paper>
        ))}
      </SimpleGrid>
    </section>
  );
}
