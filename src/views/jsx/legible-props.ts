import { legible } from '#src/i18n/legible.ts';

/** The props that contain visible text. Values of inputs are not included: they stay as they were typed. */
const wordProps = new Set([
  'children',
  'title',
  'alt',
  'label',
  'description',
  'placeholder',
  'error',
  'aria-label',
  'aria-valuetext',
]);

/** The props of an element with all texts legible. Returns the same object if nothing changes, as for almost every element. */
export function legibleProps(given: unknown): object {
  const props = given as Readonly<Record<string, unknown>>;
  let shown = props;
  for (const name of Object.keys(props)) {
    if (!wordProps.has(name)) continue;
    const words = made(props[name]);
    if (words !== props[name]) shown = { ...shown, [name]: words };
  }
  return shown;
}

function made(words: unknown): unknown {
  if (typeof words === 'string') return legible(words);
  if (!Array.isArray(words)) return words;
  return words.some((part) => made(part) !== part) ? words.map(made) : words;
}
