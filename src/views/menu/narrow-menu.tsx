import { Menu, MenuDropdown, MenuItem, MenuLabel, MenuTarget, Tooltip, VisuallyHidden } from '@mantine/core';
import { Link, useRouter } from 'wouter';
import { type MenuGroup, type MenuPage, pathOf } from '#src/domain/shell/menu.ts';
import { iconBefore, MenuIcon } from '#src/views/looks/menu-icon.tsx';
import { MenuBadge } from './menu-badge.tsx';
import { holdsActive, linkClass, type MenuProps } from './menu-props.ts';
import classes from './menu.module.css';

type Common = Omit<MenuProps, 'items'>;

/** The menu as icons, whose titles appear beside them. */
export const NarrowMenu = ({ items, ...common }: MenuProps) => (
  <ul className={classes.list}>
    {items.map((item) => (
      <li key={pathOf(item)}>
        {item.kind === 'group' ? <Group group={item} {...common} /> : <Page page={item.page} {...common} />}
      </li>
    ))}
  </ul>
);

function Page({ page: { path, title }, active, counts, text, targetOf }: Common & { page: MenuPage }) {
  const { base } = useRouter();
  const { href, replace } = targetOf(path);
  const count = counts[path];
  return (
    <Tooltip label={text(title)} position="right">
      <a
        href={base + href}
        data-path={href}
        data-replace={replace || undefined}
        className={linkClass}
        style={iconBefore.styleOf(path)}
        aria-current={path === active ? 'page' : undefined}
      >
        <VisuallyHidden>{text(title)}</VisuallyHidden>
        {count && <MenuBadge {...count} isDot />}
      </a>
    </Tooltip>
  );
}

/** A group behind its icon: a menu of its pages, with the titles of the groups within it. */
const Group = ({ group, ...common }: Common & { group: MenuGroup }) => (
  <Menu position="right-start" trigger="click-hover" withinPortal>
    <MenuTarget>
      <button
        type="button"
        className={linkClass}
        style={iconBefore.styleOf(pathOf(group))}
        aria-label={common.text(group.group.title)}
        data-holds-active={holdsActive(group, common.active) || undefined}
      />
    </MenuTarget>
    <MenuDropdown>
      <GroupPages group={group} {...common} />
    </MenuDropdown>
  </Menu>
);

function GroupPages({ group: { group, items }, ...common }: Common & { group: MenuGroup }) {
  const { active, counts, text, targetOf } = common;
  return (
    <>
      <MenuLabel>{text(group.title)}</MenuLabel>
      {items.map((item) => {
        const path = pathOf(item);
        if (item.kind === 'group') return <GroupPages key={path} group={item} {...common} />;
        const count = counts[path];
        return (
          <MenuItem
            key={path}
            component={Link}
            {...targetOf(path)}
            className={classes.entry}
            aria-current={path === active ? 'page' : undefined}
            leftSection={<MenuIcon path={path} />}
            rightSection={count && <MenuBadge {...count} />}
          >
            {text(item.page.title)}
          </MenuItem>
        );
      })}
    </>
  );
}
