import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type Grants, isGranted } from '#src/domain/rights/access.ts';
import { homePath } from '#src/domain/routes/location.ts';
import { type PalettePage, palettePages } from '#src/domain/shell/palette.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { AddIcon } from '#src/views/looks/icons.ts';
import { useTarget } from '#src/views/page/use-open-href.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { MenuIcon } from '#src/views/looks/menu-icon.tsx';
import classes from './shortcuts.module.css';

/** Every granted page in the groups and order of the menu, with a link to add a record if the person may. */
export function Shortcuts({ grants }: { grants: Grants }) {
  const { t } = useTranslation('home');
  const text = useDomainText(['shell']);
  const { session } = useApp();
  const { menuOrder } = useContextOf(session, 'menuOrder');
  const pages = palettePages(grants, menuOrder).filter(({ path }) => path !== homePath);
  const groups = [...new Set(pages.map(({ group }) => group))];
  return (
    <section aria-labelledby="home-shortcuts">
      <Title order={2} id="home-shortcuts" mb="sm">
        {t('home.shortcuts')}
      </Title>
      {groups.map((group) => (
        <div key={group} className={classes.group}>
          {group && (
            <Text size="xs" c="dimmed" id={`home-${group}`}>
              {text(group)}
            </Text>
          )}
          <ul className={classes.pages} aria-labelledby={group ? `home-${group}` : undefined}>
            {pages
              .filter((page) => page.group === group)
              .map((page) => (
                <Shortcut key={page.path} page={page} grants={grants} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Shortcut({ page: { path, title }, grants }: { page: PalettePage; grants: Grants }) {
  const text = useDomainText(['shell']);
  const target = useTarget(path);
  const added = isGranted(grants, path, 'add') ? matchRoute(`${path}/new`)?.route : undefined;
  return (
    <li className={classes.shortcut}>
      <Link {...target} className={classes.page}>
        <MenuIcon path={path} />
        <span>{text(title)}</span>
      </Link>
      {added && (
        <Link href={added.path} className={classes.add} aria-label={text(added.title)} title={text(added.title)}>
          <AddIcon size={16} aria-hidden />
        </Link>
      )}
    </li>
  );
}
