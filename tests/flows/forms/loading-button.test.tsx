import { ActionIcon, Button, MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { theme } from '#src/views/theme.ts';

test('a button that loads keeps the focus, and neither a click, Enter nor Space submits again', async () => {
  const user = userEvent.setup();
  let submissions = 0;
  function Form() {
    const [isSent, setSent] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submissions += 1;
          setSent(true);
        }}
      >
        <input aria-label="name" />
        <Button>other</Button>
        <Button type="submit" loading={isSent} disabled={isSent}>
          send
        </Button>
        <ActionIcon aria-label="fetch" loading={isSent} />
      </form>
    );
  }
  render(
    <MantineProvider theme={theme}>
      <Form />
    </MantineProvider>,
  );
  await user.click(screen.getByText('other'));
  expect(submissions).toBe(0);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'send' });
  button.focus();
  await user.keyboard('{Enter}');
  expect([button.ariaBusy, button.disabled, document.activeElement]).toEqual(['true', false, button]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'fetch' }).disabled).toBe(false);
  await user.keyboard('{Enter} ');
  await user.click(button);
  await user.type(screen.getByLabelText('name'), '{Enter}');
  expect(submissions).toBe(1);
});
