import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, onPage } from '#tests/flows/support/page.ts';

/** Opens the menu of views, whose button has the name of the view in use. */
export async function openViews(user: UserEvent, name: string) {
  await user.click(onPage().getByLabelText(name));
  await screen.findByText('另存为视图');
}

/** Fills in the name of a view in the open dialog and saves it. */
export async function nameView(user: UserEvent, name: string) {
  await fill(user, await screen.findByLabelText('视图名称'), name);
  await user.click(within(document.querySelector('[aria-modal=true]') as HTMLElement).getByText('保存'));
}
