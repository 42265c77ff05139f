import { styleOf, textsIn, unwrap } from './elements.ts';

/**
 * Writes superscripts and subscripts, which our texts do not have, in characters of their own: 10⁴, H₂O. Where there
 * are none, a superscript is written 2^(4.5) and a subscript T_(1.5), so that a figure never changes.
 */
export function keepScripts(body: Element) {
  // Inner ones first: they then are part of the texts around them.
  for (const element of [...body.querySelectorAll('sup, sub, span, font')].reverse()) {
    const script = scriptOf(element);
    if (script) writeScript(element, script);
  }
}

type Script = 'sup' | 'sub';

function scriptOf(element: Element): Script | null {
  const align = styleOf(element, 'vertical-align');
  if (element.nodeName === 'SUP') return 'sup';
  if (element.nodeName === 'SUB') return 'sub';
  if (align === 'super' || align === 'sub') return align === 'super' ? 'sup' : 'sub';
  // Word’s raised and lowered text, and digits that another program raises. A whole paragraph of it is only moved.
  const isFigure = /^[\d\s+−–.()-]+$/.test(element.textContent);
  const raised = Number.parseFloat(styleOf(element, 'mso-text-raise') || (isFigure ? align : ''));
  const isPart = element.parentElement?.textContent.trim() !== element.textContent.trim();
  return raised && isPart ? (raised > 0 ? 'sup' : 'sub') : null;
}

/** Characters by those that they replace. */
const equals: Readonly<Record<Script, ReadonlyMap<string, string>>> = {
  sup: pairs('0123456789+-=()abcdefghijklmnoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'),
  sub: pairs('0123456789+-=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'),
};

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  const characters = [...to];
  return new Map([...from].map((character, index) => [character, characters[index] ?? character]));
}

/** Marks that mean the same on the line: [1], ①, *, ′, ™, 注. */
const mark = /^(?:[[〔【].*[\]〕】]|[①-⑳㉑-㊿*†‡§®™©°′″'"º,，、;；\s]+|TM|\p{Script=Han}+)$/u;

function writeScript(element: Element, script: Script) {
  const text = element.textContent.trim();
  const characters = [...text].map(narrow);
  const hasEquals = characters.every((character) => equals[script].has(character) || character === ' ');
  if (text !== '' && !mark.test(text)) {
    replaceText(
      element,
      text,
      hasEquals
        ? characters.map((character) => equals[script].get(character) ?? character).join('')
        : `${script === 'sup' ? '^' : '_'}(${text})`,
    );
  }
  unwrap(element);
}

/** A full-width character as the narrow one, and any sign for minus as a hyphen. */
const narrow = (character: string): string =>
  /[！-～]/.test(character) ? character.normalize('NFKC') : character.replace(/[−–‐]/, '-');

/** Replaces the words of the element by the text; the space around them stays. */
function replaceText(element: Element, words: string, text: string) {
  const whole = element.textContent;
  const [first, ...others] = textsIn(element);
  for (const other of others) other.data = '';
  if (first) first.data = whole.replace(words, () => text);
}
