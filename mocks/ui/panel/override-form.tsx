import { type SubmitEvent, useState } from 'react';
import { endpoints } from '#src/api/endpoints/index.ts';
import type { Fault } from '#mocks/faults/fault.ts';
import classes from './panel.module.css';
import type { PanelTexts } from './texts.ts';

/** The fields of each kind of fault, with their initial values. */
const needs: Readonly<Record<Fault['kind'], Readonly<Partial<Record<keyof PanelTexts['field'], string | number>>>>> = {
  network: {},
  hang: {},
  status: { status: 500, body: '""' },
  refuse: { rCode: 500, rMsg: '操作失败' },
  body: { body: '{"success": true, "rCode": 200, "rMsg": "", "resultData": null}' },
  html: {},
  empty: {},
  lost: {},
  delay: { milliseconds: 3000 },
  slow: { bytesPerSecond: 100 },
  broken: {},
  truncated: {},
  huge: { megabytes: 30 },
  wrongTypes: {},
  newer: {},
  bare: {},
  expire: {},
};

const whenNeeds: Readonly<
  Record<keyof PanelTexts['when'], Readonly<Partial<Record<keyof PanelTexts['field'], number>>>>
> = {
  times: { number: 1 },
  always: {},
  every: { number: 3 },
  chance: { share: 0.3 },
  time: { after: 0, seconds: 5, of: 30 },
};

const paths = [...new Set(endpoints.map(({ path }) => path))].sort();

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The form for a new fault. The mock validates it and reports errors when it is added. */
export function OverrideForm({ texts, onAdd }: { texts: PanelTexts; onAdd: (fault: unknown) => void }) {
  const [kind, setKind] = useState<Fault['kind']>('status');
  const [when, setWhen] = useState<keyof PanelTexts['when']>('times');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAdd(readForm(new FormData(event.currentTarget), kind, when));
  };
  const { field } = texts;
  return (
    <form className={classes.form} onSubmit={submit}>
      <label>
        {field.path}
        <input name="path" list="mock-paths" defaultValue="*" required autoComplete="off" size={30} />
        <datalist id="mock-paths">
          <option value="*">{field.anyPath}</option>
          {paths.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </datalist>
      </label>
      <label>
        {field.kind}
        <select value={kind} onChange={(event) => setKind(event.target.value as Fault['kind'])}>
          {Object.entries(texts.fault).map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(needs[kind]).map(([name, value]) => (
        <Need key={`${kind}.${name}`} name={name} label={field[name as keyof PanelTexts['field']]} value={value} />
      ))}
      <label>
        {field.when}
        <select value={when} onChange={(event) => setWhen(event.target.value as typeof when)}>
          {Object.entries(texts.when).map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(whenNeeds[when]).map(([name, value]) => (
        <Need
          key={`${when}.${name}`}
          name={`when.${name}`}
          label={field[name as keyof PanelTexts['field']]}
          value={value}
        />
      ))}
      <button type="submit">{texts.add}</button>
    </form>
  );
}

function Need({ name, label, value }: { name: string; label: string; value: string | number }) {
  return (
    <label>
      {label}
      <input
        name={name}
        defaultValue={value}
        required={name !== 'when.of'}
        autoComplete="off"
        size={name === 'body' ? 36 : name === 'rMsg' ? 14 : 6}
        {...(typeof value === 'number' ? { type: 'number', step: 'any', min: 0 } : {})}
      />
    </label>
  );
}

/** An answer that is not JSON is sent unchanged. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readForm(form: FormData, kind: Fault['kind'], when: keyof PanelTexts['when']): unknown {
  const text = (name: string) => textIn(form, name);
  const values = Object.entries(needs[kind]).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'number' ? Number(text(name)) : name === 'body' ? jsonOrText(text(name)) : text(name),
  ]);
  const numberIn = (name: string) => Number(text(`when.${name}`));
  // Without a cycle the fault occurs once.
  const of = text('when.of') === '' ? {} : { of: numberIn('of') };
  const due = {
    times: { times: numberIn('number') },
    always: { when: 'always' },
    every: { when: { every: numberIn('number') } },
    chance: { when: { chance: numberIn('share') } },
    time: { when: { after: numberIn('after'), seconds: numberIn('seconds'), ...of } },
  }[when];
  return { kind, path: text('path'), ...Object.fromEntries(values), ...due };
}
