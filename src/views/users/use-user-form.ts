import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PasswordStrength, strengthOf } from '#src/domain/users/password.ts';
import { drawPassword } from '#src/domain/users/draw-password.ts';
import { Secret } from '#src/domain/secret.ts';
import { isFit, NewUserRules, userRules } from '#src/domain/users/rules.ts';
import { sameUserValues, type UserField, userFields } from '#src/domain/users/user.ts';
import { savedValues, type TypedUser } from '#src/machines/users/user-context.ts';
import type { UserActor } from '#src/machines/users/user.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { focusAfterwards } from '#src/views/forms/focus-field.ts';
import { withoutValue } from '#src/views/forms/password-props.ts';
import { useFailedChecks } from '#src/views/forms/use-failed-checks.ts';
import { useDomainText } from '#src/views/words/use-text.ts';

export const passwordFields = ['password', 'rePassword'] as const;
const isPassword = (field: string) => passwordFields.some((password) => password === field);

type FormField = UserField | (typeof passwordFields)[number];
type FormValues = Record<FormField, string>;

/** The form and the parts of it that its fields share. */
export type UserFormParts = ReturnType<typeof useUserForm>;

/** The form of a user. It owns the values and the passwords; the machine owns the phase and the version they are based on. */
export function useUserForm(page: UserActor, readOnly: boolean) {
  const { session } = useApp();
  const own = useSelector(session, ({ context }) => context.account?.account ?? '');
  const { user, draft, contacts, failedChecks } = useContextOf(page, 'user', 'draft', 'contacts', 'failedChecks');
  const busy = useTag(page, 'busy');
  const element = useRef<HTMLFormElement>(null);
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const [dirty, setDirty] = useState(() => page.getSnapshot().context.typed !== null);
  const [firstDrawn] = useState(() => (user ? null : drawnPassword()));
  const drawn = useRef(firstDrawn);
  const isMasked = user !== null && contacts === null;
  const rules = user ? userRules(isMasked ? user : null) : NewUserRules;

  /** Compares with what is saved now, not with the values that the form began with. */
  const reportTyped = (values: FormValues) => {
    const typed = typedOf(values);
    const given = drawn.current?.reveal();
    const isDrawn = values.password === given;
    // A password that is typed over the drawn one is repeated.
    if (!isDrawn && given !== undefined && values.rePassword === given) form.setFieldValue('rePassword', '');
    const isTyped =
      (typed.password !== null && !isDrawn) || !sameUserValues(typed.values, savedValues(page.getSnapshot().context));
    setDirty(isTyped);
    setStrength(isDrawn ? null : strengthOf(values.password));
    page.send({ type: 'typed', typed: isTyped ? typed : null, complete: isFit(rules, values) });
  };

  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: startOf(page, firstDrawn),
    validate: schemaResolver(rules, { sync: true }),
    validateInputOnBlur: true,
    enhanceGetInputProps: ({ field }) => (isPassword(field) ? withoutValue : {}),
    onValuesChange: reportTyped,
  });

  const redraw = () => {
    drawn.current = drawnPassword();
    const password = drawn.current.reveal();
    form.setValues({ password, rePassword: password });
  };

  const focusFirst = (errors: Record<string, unknown>) => {
    const wrong = [...userFields, ...passwordFields].find((field) => field in errors);
    if (wrong)
      focusAfterwards(() =>
        element.current?.querySelector<HTMLElement>(`[name=${wrong}], [data-field=${wrong}]`)?.focus(),
      );
  };

  useRevealedContacts(page, form, () => focusFirst({ phone: true }));
  useFailedChecks(failedChecks, () => {
    const { errors } = form.validate();
    // Without an error in the form, the login name is taken.
    focusFirst(Object.keys(errors).length > 0 ? errors : { account: true });
  });

  return {
    page,
    user,
    form,
    element,
    strength,
    redraw,
    dirty,
    busy,
    draft,
    isMasked,
    readOnly,
    isOwn: user?.account === own,
    // An offered draft is answered first, so that nothing is typed over it.
    locked: readOnly || draft !== null || busy,
    submit: (event?: SubmitEvent<HTMLFormElement>) =>
      form.onSubmit((values) => page.send({ type: 'save', typed: typedOf(values) }), focusFirst)(event),
  };
}

/** The properties of an input. Errors of the form are keys of texts. */
export function useUserFieldProps(form: UserFormParts['form']) {
  const { t } = useTranslation('users');
  const text = useDomainText(['users']);
  return (field: FormField) => {
    const { error, ...props } = form.getInputProps(field);
    return {
      ...props,
      name: field,
      label: t(`field.${field}`),
      withAsterisk: true,
      required: true,
      error: error && text(error as string),
      'aria-invalid': Boolean(error),
    };
  };
}

/** The initial values: what was typed, else what is saved. A typed password is not kept. */
function startOf(page: UserActor, drawn: Secret<string> | null): FormValues {
  const { context } = page.getSnapshot();
  const password = drawn?.reveal() ?? '';
  return { ...savedValues(context), ...context.typed?.values, password, rePassword: password };
}

const drawnPassword = () =>
  new Secret(drawPassword(() => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32));

function typedOf({ account, name1, phone, email, base, roleId, password }: FormValues): TypedUser {
  return {
    values: { account, name1, phone, email, base, roleId },
    password: password === '' ? null : new Secret(password),
  };
}

/** Shows revealed contacts in place of the masked ones, unless these were changed. */
function useRevealedContacts(page: UserActor, form: UseFormReturnType<FormValues>, focusPhone: () => void) {
  const { contacts } = useContextOf(page, 'contacts');
  const shown = useRef(contacts);
  const show = useEffectEvent((revealed: typeof contacts) => {
    const { user } = page.getSnapshot().context;
    if (!revealed || shown.current === revealed || !user) return;
    shown.current = revealed;
    const known = revealed.reveal();
    const { phone, email } = form.getValues();
    form.setValues({
      phone: phone === user.phone ? known.phone : phone,
      email: email === user.email ? known.email : email,
    });
  });
  useEffect(() => show(contacts), [contacts]);

  // Revealing removes the pressed button and makes new inputs: the first gets the focus.
  const phoneKey = form.key('phone');
  const seenKey = useRef(phoneKey);
  const keepFocus = useEffectEvent((key: string) => {
    // A tab that is shown again runs its effects again.
    if (seenKey.current === key) return;
    seenKey.current = key;
    if (document.activeElement === document.body) focusPhone();
  });
  useEffect(() => keepFocus(phoneKey), [phoneKey]);
}
