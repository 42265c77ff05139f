import { rawCheck } from 'valibot';

/** A rule for one field that depends on the values of other fields; `message` is an i18n key. */
export const crossFieldRule = <Values extends Record<string, string>>(
  name: keyof Values & string,
  isRight: (values: Values) => boolean,
  message: string,
) =>
  rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed || isRight(dataset.value)) return;
    const input = dataset.value;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: name, value: input[name] }] });
  });
