import { type Finding, isGrave } from '#src/domain/checks/finding.ts';
import marks from '#src/views/rich/marks/marks.module.css';
import { canHighlight, highlightNamed } from '#src/views/rich/marks/text-highlights.ts';
import classes from './text-marks.module.css';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

export const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Whether the field still has the found text. */
export const hasFound = ({ value }: TextField, { place, found }: Finding): boolean =>
  place !== null && found !== '' && value.slice(place.from, place.to) === found;

/** Selects the found text and scrolls to it within the field, which browsers do not do for an input. */
export function selectText(field: TextField, { place }: Finding) {
  if (!place) return;
  field.setSelectionRange(place.from, place.to);
  const layer = field.parentElement?.querySelector<HTMLElement>(`.${classes['layer']}`);
  const mark = layer && (canHighlight ? rangeIn(layer, place) : layer.querySelector(`[data-from="${place.from}"]`));
  if (!mark) return;
  const [at, box] = [mark.getBoundingClientRect(), layer.getBoundingClientRect()];
  field.scrollTo(
    layer.scrollLeft + at.left - box.left - field.clientWidth / 2,
    layer.scrollTop + at.top - box.top - field.clientHeight / 2,
  );
}

/** A longer text is not laid out a second time. */
const longest = 20_000;

/** The layout of a field's text. The browser offers nothing to underline a part of it. */
const copied = [
  'direction',
  'font-family',
  'font-feature-settings',
  'font-kerning',
  'font-size',
  'font-style',
  'font-variant',
  'font-weight',
  'letter-spacing',
  'line-height',
  'padding',
  'border-width',
  'tab-size',
  'text-align',
  'text-indent',
  'word-spacing',
];

/**
 * Underlines findings in a text field, in a layer that copies its text and follows its size and scroll position. The first change
 * of the text removes it. Returns a function that does so, too.
 */
export function markText(field: TextField, findings: readonly Finding[]): () => void {
  const found = findings.filter((finding) => hasFound(field, finding));
  if (found.length === 0 || field.value.length > longest) return () => undefined;
  const layer = document.createElement('div');
  layer.className = classes['layer'] ?? '';
  layer.ariaHidden = 'true';
  layer.append(...(canHighlight ? [`${field.value}${lastLine}`] : markedText(field.value, found)));
  const erase = canHighlight ? highlighted(layer, found) : () => undefined;
  const look = getComputedStyle(field);
  for (const name of copied) layer.style.setProperty(name, look.getPropertyValue(name));
  // An input cuts its text off at its padding, a text area at its border.
  if (field instanceof HTMLInputElement)
    layer.style.clipPath = `inset(0 calc(${look.paddingRight} + ${look.borderRightWidth}) 0 calc(${look.paddingLeft} + ${look.borderLeftWidth}))`;
  const follow = () => {
    // A scroll bar takes room from the text.
    const border = Number.parseFloat(look.borderLeftWidth) + Number.parseFloat(look.borderRightWidth);
    Object.assign(layer.style, {
      left: `${field.offsetLeft}px`,
      top: `${field.offsetTop}px`,
      width: `${field.clientWidth + border}px`,
      height: `${field.offsetHeight}px`,
    });
    scroll();
  };
  const scroll = () => layer.scrollTo(field.scrollLeft, field.scrollTop);
  const watch = new ResizeObserver(follow);
  const remove = () => {
    watch.disconnect();
    field.removeEventListener('scroll', scroll);
    field.removeEventListener('input', remove);
    erase();
    layer.remove();
  };
  field.after(layer);
  watch.observe(field);
  field.addEventListener('scroll', scroll);
  field.addEventListener('input', remove);
  return remove;
}

/** Like a field, the layer has a last line if the text ends with a line break. */
const lastLine = '\u200b';

function rangeIn(layer: HTMLElement, { from, to }: { from: number; to: number }): Range {
  const range = document.createRange();
  range.setStart(layer.firstChild ?? layer, from);
  range.setEnd(layer.firstChild ?? layer, to);
  return range;
}

/** Underlines without elements: with them the layer may break its lines elsewhere. Returns a function that erases them. */
function highlighted(layer: HTMLElement, findings: readonly Finding[]): () => void {
  const drawn = findings.flatMap((finding) => {
    if (!finding.place) return [];
    const range = rangeIn(layer, finding.place);
    const highlight = highlightNamed(isGrave(finding) ? 'finding-grave' : 'finding-advice');
    highlight.add(range);
    return { range, highlight };
  });
  return () => {
    for (const { range, highlight } of drawn) highlight.delete(range);
  };
}

/** The text in pieces; where findings overlap, the first one is marked. */
function markedText(text: string, findings: readonly Finding[]): (string | Element)[] {
  const pieces: (string | Element)[] = [];
  let done = 0;
  for (const finding of findings.toSorted((one, other) => (one.place?.from ?? 0) - (other.place?.from ?? 0))) {
    const { from, to } = finding.place ?? { from: 0, to: 0 };
    if (from < done) continue;
    const mark = document.createElement('span');
    mark.className = marks['mark'] ?? '';
    mark.dataset[isGrave(finding) ? 'grave' : 'advice'] = '';
    mark.dataset['from'] = String(from);
    mark.append(text.slice(from, to));
    pieces.push(text.slice(done, from), mark);
    done = to;
  }
  return [...pieces, text.slice(done), lastLine];
}
