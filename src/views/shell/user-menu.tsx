import { MenuDivider, MenuItem, MenuLabel } from '@mantine/core';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { profilePath } from '#src/domain/routes/location.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import {
  DownIcon,
  KeyboardIcon,
  KeyIcon,
  LogOutIcon,
  SettingsIcon,
  UserIcon,
  ViewAsIcon,
} from '#src/views/looks/icons.ts';
import { LateMenu } from '#src/views/popups/late-menu.tsx';
import { useTarget } from '#src/views/page/use-open-href.ts';
import { useViewAs } from '#src/views/view-as/use-view-as.ts';
import { roleText } from '#src/domain/roles/role-text.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { useOpenDialog } from '#src/views/dialogs/open-dialog.ts';
import classes from './user-menu.module.css';
import { UserPicture } from './user-picture.tsx';

/**
 * The menu of the signed-in person: the button shows avatar, name and role, the account on hover (decision 030); the
 * menu shows the account and its actions (product 2).
 */
export function UserMenu() {
  const { t } = useTranslation(['shell', 'common']);
  const text = useDomainText(['shell']);
  const { session, passwordChange, preferences, logOut } = useApp();
  const openDialog = useOpenDialog();
  const viewAs = useViewAs();
  const { account } = useContextOf(session, 'account');
  const role = roleText(account?.roleName ?? '', text);
  // Some servers return the role as the name.
  const name = account?.name === account?.roleName ? '' : (account?.name ?? '');
  const accountText = t('nav.account', { account: account?.account ?? '' });
  const button = useRef<HTMLButtonElement>(null);
  /** When the dialog closes, the menu entry is gone. So the focus moves to the button first, and returns there. */
  const withFocusOnButton = (open: () => void) => () => {
    button.current?.focus();
    open();
  };
  return (
    <LateMenu
      position="bottom-end"
      target={(props) => (
        <button
          type="button"
          {...props}
          ref={button}
          className={clsx('mantine-focus-auto', classes.user)}
          aria-label={t('nav.user', { name: `${name} ${role}`.trim() })}
          title={accountText}
        >
          <UserPicture src={account?.avatar ?? ''} />
          <span>
            {name && <span>{name}</span>}
            <span>{role}</span>
          </span>
          <DownIcon size={14} aria-hidden />
        </button>
      )}
    >
      <MenuLabel>{accountText}</MenuLabel>
      <MenuDivider />
      <MenuItem component={Link} {...useTarget(profilePath)} leftSection={<UserIcon size={16} />}>
        {t('menu.profile')}
      </MenuItem>
      <MenuItem
        leftSection={<KeyIcon size={16} />}
        onClick={withFocusOnButton(() => passwordChange.send({ type: 'opened' }))}
      >
        {t('nav.changePassword')}
      </MenuItem>
      <MenuItem
        leftSection={<SettingsIcon size={16} />}
        onClick={withFocusOnButton(() => preferences.send({ type: 'panel.open' }))}
      >
        {t('nav.settings')}
      </MenuItem>
      <MenuItem leftSection={<KeyboardIcon size={16} />} onClick={() => openDialog('shortcuts')}>
        {t('nav.shortcuts')}
      </MenuItem>
      {viewAs && (
        <MenuItem leftSection={<ViewAsIcon size={16} />} onClick={() => openDialog('viewAs')}>
          {t('nav.viewAs')}
        </MenuItem>
      )}
      <MenuItem leftSection={<LogOutIcon size={16} />} onClick={logOut}>
        {t('common:nav.logout')}
      </MenuItem>
    </LateMenu>
  );
}
