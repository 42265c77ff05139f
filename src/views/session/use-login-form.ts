import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Secret } from '#src/domain/secret.ts';
import { trimUserName } from '#src/domain/users/user-name.ts';
import type { AuthActor } from '#src/machines/session/auth.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';

const loginFields = ['userName', 'password', 'code'] as const;
type LoginField = (typeof loginFields)[number];

/**
 * The inputs of the login page, what is missing in them and where the focus goes. They are plain inputs, because a form
 * library would make the first screen larger.
 */
export function useLoginForm(auth: AuthActor, prepareFirstPage: () => void) {
  const { t } = useTranslation('auth');
  const { failure, captchaFailure, lockout: latest } = useContextOf(auth, 'failure', 'captchaFailure', 'lockout');
  const inputs = {
    userName: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  };
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly LoginField[]>([]);
  const [account, setAccount] = useState('');

  useEffect(() => {
    // The user may have begun to type before the app was there (decision 050).
    if (!form.current?.contains(document.activeElement)) inputs.userName.current?.focus();
    setAccount(read('userName'));
    if (loginFields.some(read)) prepareFirstPage();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, []);

  // Each captcha works once, and after a lockout it has expired. So the code is cleared; the other fields stay (decision 030).
  const latestFailure = failure ?? latest?.failure;
  useEffect(() => {
    if (latestFailure) restartCode();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new failure runs it; the inputs stay the same
  }, [latestFailure]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above; a user who is typing keeps the focus
  useEffect(() => () => write('code', ''), [latest?.failure]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const empty = loginFields.filter((field) => !read(field));
    if (empty.length || missing.length) setMissing(empty);
    // Autofill may not have fired a change event.
    setAccount(read('userName'));
    const [first] = empty;
    if (first) return inputs[first].current?.focus();
    const secret = new Secret({ password: read('password'), code: read('code') });
    auth.send({ type: 'submitted', credentials: { userName: read('userName'), secret } });
  }

  /** The typed code belongs to the previous picture. */
  function restartCode() {
    write('code', '');
    inputs.code.current?.focus();
  }

  /** Fills the inputs with an account that the helper offers. */
  function fill(values: Readonly<Record<LoginField, string>>) {
    for (const field of loginFields) write(field, values[field]);
    setMissing([]);
    setAccount(values.userName);
    inputs.code.current?.focus();
    prepareFirstPage();
  }

  function read(field: LoginField) {
    const typed = inputs[field].current?.value ?? '';
    return field === 'password' ? typed : trimUserName(typed);
  }

  function write(field: LoginField, value: string) {
    const input = inputs[field].current;
    if (input) input.value = value;
  }

  const inputProps = (field: LoginField) => ({
    ref: inputs[field],
    error: missing.includes(field) && t(`login.${field}Required`),
    onChange: () => {
      setAccount(read('userName'));
      setMissing((fields) => (fields.includes(field) ? fields.filter((other) => other !== field) : fields));
    },
  });

  // The lock applies to one account. Another account need not wait.
  const lockout = latest?.account === account ? latest : null;
  const failures = [lockout?.failure ?? failure, captchaFailure];
  return { form, failures, lockout, submit, restartCode, fill, inputProps };
}
