import '@mantine/core/styles/Popover.layer.css';
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAt } from '#src/domain/platform-time.ts';
import { CalendarIcon } from '#src/views/looks/icons.ts';
import formClasses from '#src/views/forms/form.module.css';

interface Picker {
  /** A stored value; null if there is none, or the typed text is not readable. */
  value: string | null;
  onChange: (value: string | null) => void;
  close: () => void;
}

export interface TypedDateProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'form' | 'children'
> {
  label: string;
  /** The stored value, or a text that is not readable. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called with the stored form of what is typed; with the text itself if it is not readable. */
  onChange: (value: string) => void;
  /** Called on blur of the field and its calendar. */
  onBlur?: (() => void) | undefined;
  minDate?: string;
}

interface Props extends TypedDateProps {
  /** How a stored value is shown, how a text is read, and whether the outcome is a stored value. */
  form: {
    example: string;
    show: (value: string) => string;
    read: (typed: string, today: string) => string;
    isStored: (value: string) => boolean;
  };
  /** The calendar. */
  children: (picker: Picker) => ReactNode;
}

/**
 * A date is typed in any usual form, or picked in a calendar: its button and the down arrow open it, and Escape leads back to
 * the field.
 */
export function TypedDate({ value, defaultValue, onChange, onBlur, minDate, form, children, ...props }: Props) {
  const { t } = useTranslation('content');
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? '');
  // What is being typed; null while the field shows its value.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const now = value === undefined ? own : (value ?? '');
  const isStored = form.isStored(now);
  const isEarly = isStored && minDate !== undefined && now < minDate;

  const take = (taken: string) => {
    setOwn(taken);
    onChange(taken);
  };
  const close = () => {
    if (!isOpen) return;
    setOpen(false);
    onBlur?.();
  };
  /** Nothing is reported while somebody types. */
  const fault = (): string | null => {
    if (typed !== null || now === '') return null;
    if (!isStored) return t('calendar.unreadable', { example: form.example });
    return isEarly ? t('calendar.early', { day: minDate }) : null;
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || props.readOnly) return;
    event.preventDefault();
    setOpen(true);
  };
  const keepOpen = (event: SyntheticEvent) => {
    if (isOpen) event.stopPropagation();
  };
  /** Field, button and calendar count as one field on blur. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (isOpen || (relatedTarget instanceof Element && relatedTarget.id.startsWith(id))) return;
    onBlur?.();
  };
  return (
    <Popover
      id={id}
      opened={isOpen}
      onChange={(opened) => !opened && close()}
      position="bottom-end"
      trapFocus
      returnFocus
      hideDetached={false}
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          {...props}
          id={`${id}-field`}
          error={props.error || fault()}
          autoComplete="off"
          className={formClasses.figures}
          placeholder={props.readOnly ? undefined : form.example}
          value={typed ?? (isStored ? form.show(now) : now)}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped(text);
            take(form.read(text, dayAt(Date.now())));
          }}
          onKeyDown={keyDown}
          onBlur={(event) => {
            setTyped(null);
            leave(event);
          }}
          rightSection={
            !props.readOnly && (
              <ActionIcon
                id={`${id}-open`}
                variant="subtle"
                color="gray"
                disabled={props.disabled}
                aria-label={t('calendar.open')}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                title={t('calendar.open')}
                onBlur={leave}
                // Outside of its field, the popover would close before the click, which then opens it again.
                onMouseDown={keepOpen}
                onTouchStart={keepOpen}
                onClick={() => (isOpen ? close() : setOpen(true))}
              >
                <CalendarIcon size={16} aria-hidden />
              </ActionIcon>
            )
          }
        />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        tabIndex={-1}
        aria-label={props.label}
        data-dates-dropdown
        data-mantine-stop-propagation="true"
      >
        {children({
          value: isStored ? now : null,
          onChange: (picked) => {
            setTyped(null);
            take(picked ?? '');
          },
          close,
        })}
      </Popover.Dropdown>
    </Popover>
  );
}
