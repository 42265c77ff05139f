import { TextInput } from '@mantine/core';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { GrowingText } from '#src/views/fields/growing-text.tsx';
import { useSingleKeys } from '#src/views/preferences/use-single-keys.ts';
import { focusFirst } from './focus-first.ts';
import { usualReasonOf, UsualReasons } from './usual-reasons.tsx';

/** How the field for a reason looks. */
export interface ReasonWords {
  label: string;
  hint?: string | undefined;
  /** The most UTF-16 units that can be typed. */
  most?: number | undefined;
  /** Reasons to choose from, with their label. */
  usual?: { label: string; reasons: readonly string[] } | undefined;
}

type Input = HTMLInputElement | HTMLTextAreaElement;

/** The text of a reason, and how it is changed. */
export type ReasonState = readonly [string, (text: string) => void];

/** A reason that a decision needs. `problemOf` gets it without blanks at its ends. */
export function useReason([text, setText]: ReasonState, problemOf: (reason: string) => string | null) {
  const [isTried, setTried] = useState(false);
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const reason = text.trim();
  const problem = problemOf(reason);
  return {
    field: { ref, text, setText, error: isTried ? problem : null },
    /** Takes the decision; if the reason has a problem, only its field shows it. */
    decide(take: (reason: string) => void) {
      if (problem === null) return take(reason);
      setTried(true);
      ref.current?.focus();
    },
  };
}

interface Props extends ReasonWords {
  field: ReturnType<typeof useReason>['field'];
  /** Whether it has the focus when its dialog opens. */
  isFirst?: boolean;
  /** One line, in which Enter confirms. */
  isLine?: boolean;
}

/** The field for a reason. A usual reason only fills it: the decision is taken by another press. */
export function ReasonField({ field, label, hint, usual, most, isFirst = false, isLine = false }: Props) {
  const { ref, text, setText, error } = field;
  const hasKeys = useSingleKeys() && text === '';
  const choose = (reason: string) => {
    setText(text + reason);
    ref.current?.focus();
  };
  const look = {
    ref,
    label,
    description: hint,
    required: true,
    maxLength: most,
    value: text,
    error,
    ...focusFirst(isFirst),
    onChange: ({ currentTarget }: ChangeEvent<Input>) => setText(currentTarget.value),
    onKeyDown: (event: KeyboardEvent<Input>) => {
      const reason = usual && hasKeys ? usualReasonOf(event, usual.reasons) : undefined;
      if (reason === undefined) return;
      event.preventDefault();
      choose(reason);
    },
  };
  return (
    <>
      {usual && <UsualReasons {...usual} hasKeys={hasKeys} onChoose={choose} />}
      {isLine ? <TextInput {...look} /> : <GrowingText {...look} minRows={2} maxRows={8} />}
    </>
  );
}
