import { act, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';
import type { Field } from '#src/domain/content/content-type.ts';
import { contents } from '#tests/corpus/files.ts';
import { fill, shownPage } from './page.ts';
import { pasteInto, writerOf } from './rich.ts';

/** The input of a field on the visible page. */
export function inputOf(name: string): HTMLInputElement {
  const input = shownPage().querySelector<HTMLInputElement>(`[data-path="${name}"]`);
  if (!input) throw new Error(`there is no field ${name} on the page`);
  return input;
}

/** The value of a field on the visible page of a read-only record. */
export const readValue = (name: string): string | undefined =>
  shownPage().querySelector(`[data-path="${name}"] dd`)?.textContent;

/** The error messages of the fields, by label. */
export const fieldErrors = (): Record<string, string> =>
  Object.fromEntries(
    [...shownPage().querySelectorAll('.mantine-InputWrapper-error')].map((error) => [
      labelOf(error.closest('.mantine-InputWrapper-root')),
      error.textContent,
    ]),
  );

const labelOf = (field: Element | null) =>
  (field?.querySelector('label, .mantine-InputWrapper-label')?.textContent ?? '').replace(' *', '');

/**
 * Fills in a field by its kind. For a choice or reference, `value` is the shown text; for a picture it does not matter.
 */
export async function fillField(user: UserEvent, { name, kind }: Field, value: string) {
  switch (kind) {
    case 'choice':
      await choose(user, inputOf(name), value);
      return;
    case 'reference':
      await fill(user, inputOf(name), value);
      await choose(user, inputOf(name), value);
      return;
    case 'date':
    case 'dateTime':
      await fill(user, inputOf(name), value);
      // Past the button of the calendar.
      await user.tab();
      await user.tab();
      return;
    case 'richText': {
      const writer = await writerOf(name);
      act(() => pasteInto(writer, value));
      return;
    }
    case 'picture': {
      const inField = (selector: string) =>
        inputOf(name).closest('.mantine-InputWrapper-root')?.querySelector<HTMLElement>(selector);
      const chooser = await waitFor(() => {
        const input = inField('input[type=file]');
        if (!input) throw new Error(`the field ${name} has not come`);
        return input;
      });
      await user.upload(chooser, new File([contents.png], 'a.png', { type: 'image/png' }));
      await waitFor(() => expect(inField('img')).toBeTruthy());
      return;
    }
    default:
      await fill(user, inputOf(name), value);
  }
}

/** Chooses an option from the list of an input, or of the browser's own. */
export async function choose(user: UserEvent, input: HTMLInputElement | HTMLSelectElement, option: string) {
  if (input instanceof HTMLSelectElement) return user.selectOptions(input, option);
  await user.click(input);
  const list = await waitFor(() => {
    const found = document.getElementById(input.getAttribute('aria-controls') ?? '');
    if (!found) throw new Error('the list has not opened');
    return found;
  });
  await user.click(await within(list).findByText(option));
}

/** Gives fields a size: the calendar of a field without one is hidden, and a hidden element cannot have the focus. */
export function giveFieldsASize() {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 300, 36));
}

/** The open calendar. */
export function calendar(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-dates-dropdown]');
  if (!found) throw new Error('no calendar is open');
  return found;
}

/** Opens the calendar of a date field, which gets the focus. */
export async function openCalendarOf(user: UserEvent, field: HTMLElement): Promise<HTMLElement> {
  const button = field.closest('.mantine-InputWrapper-root')?.querySelector('button[aria-haspopup=dialog]');
  if (!button) throw new Error('the field has no calendar');
  await user.click(button);
  return waitFor(() => {
    if (!calendar().contains(document.activeElement)) throw new Error('the calendar has no focus');
    return calendar();
  });
}

export const save = (user: UserEvent) => user.click(within(shownPage()).getByText(/^保存(并更新前台)?$/));
