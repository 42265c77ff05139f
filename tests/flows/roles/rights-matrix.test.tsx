import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { App } from '#src/app/composition/create-app.ts';
import { actions, buttonOf } from '#src/domain/rights/access.ts';
import { grantPath, routeGroups, routes } from '#src/domain/routes/routes.ts';
import zh from '#src/i18n/zh/shell.ts';
import { type AppFacade, AppProvider } from '#src/views/app-context.ts';
import { Can } from '#src/views/rights/can.tsx';
import { PagePathProvider } from '#src/views/page/page-path.ts';
import { demoAccounts } from '#mocks/shared/accounts.ts';
import { roleRows } from '#mocks/seed/accounts.ts';
import { menu } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const accounts = demoAccounts.filter(({ shows }) => shows !== 'disabled' && shows !== 'nothing');
const titleOf = (title: string) => zh[title as keyof typeof zh];
const pages = [...new Set(routes.map(grantPath))];
const groups = new Set<string>(routeGroups.map(({ title }) => titleOf(title)));

/** The buttons that the directive renders for all eight rights on each page. */
function buttonsOf(app: App) {
  const facade = { session: app.actors().session } as AppFacade;
  const { container } = render(
    <AppProvider value={facade}>
      {pages.map((path) => (
        <PagePathProvider key={path} value={path}>
          {actions.map((action) => (
            <Can key={action} action={action}>
              <i>{buttonOf(path, action)}</i>
            </Can>
          ))}
        </PagePathProvider>
      ))}
    </AppProvider>,
  );
  return [...container.querySelectorAll('i')].map((button) => button.textContent);
}

test.each(accounts)(
  'fault C1, C2: $account sees exactly the granted pages in the sidebar and the granted buttons on each page',
  async ({ account, roleName, name }) => {
    const modules = new Set(
      roleRows.find((role) => role.roleName === roleName)?.modules.map(({ modulePath }) => modulePath),
    );
    const opens = (path: string) =>
      roleName === 'admin' || [...modules].some((one) => one === path || one.startsWith(`${path}_`));

    const { app } = await renderApp({ url: '/blank', account });
    await screen.findByText(`${name}，您好`);
    const entries = routes.filter(({ access, hidden, path }) => !hidden && (access === 'member' || opens(path)));
    expect(
      menu()
        .filter((title) => !groups.has(title))
        .sort(),
    ).toEqual(entries.map(({ title }) => titleOf(title)).sort());

    expect(buttonsOf(app)).toEqual(
      pages.flatMap((path) => actions.map((action) => buttonOf(path, action)).filter((right) => modules.has(right))),
    );
  },
);

test('a role with all eight rights on each page has those that the page lists', async () => {
  const { app } = await renderApp({
    account: 'editor',
    grants: pages.flatMap((path) => actions.map((action) => buttonOf(path, action))),
  });
  await screen.findByText('科普宣传科，您好');
  expect(buttonsOf(app)).toEqual(
    routes
      .filter(({ grant }) => !grant)
      .flatMap(({ path, rights = [] }) =>
        actions.filter((action) => rights.includes(action)).map((action) => buttonOf(path, action)),
      ),
  );
});
