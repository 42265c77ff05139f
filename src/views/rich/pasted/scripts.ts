import { styleOf, textsIn, unwrap } from './elements.ts';

/**
 * Replaces superscripts and subscripts, which our texts do not have, by their Unicode characters: 10⁴, H₂O. Others are
 * written 2^(4.5) and T_(1.5), so that a figure never changes.
 */
export function keepScripts(body: Element) {
  // Inner ones first, so that they are part of the surrounding texts.
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
  // Raised and lowered text of Word, and raised digits of other programs. A whole raised paragraph is only shifted.
  const isFigure = /^[\d\s+−–.()-]+$/.test(element.textContent);
  const raised = Number.parseFloat(styleOf(element, 'mso-text-raise') || (isFigure ? align : ''));
  const isPart = element.parentElement?.textContent.trim() !== element.textContent.trim();
  return raised && isPart ? (raised > 0 ? 'sup' : 'sub') : null;
}

/** The characters by those that they replace. */
const equals: Readonly<Record<Script, ReadonlyMap<string, string>>> = {
  sup: pairs('0123456789+-=()abcdefghijklmnoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'),
  sub: pairs('0123456789+-=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'),
};

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  const characters = [...to];
  return new Map([...from].map((character, index) => [character, characters[index] ?? character]));
}

/** Marks that mean the same on the baseline: [1], ①, *, ′, ™, 注. */
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

/** The narrow form of a full-width character; any minus sign becomes a hyphen. */
const narrow = (character: string): string =>
  /[！-～]/.test(character) ? character.normalize('NFKC') : character.replace(/[−–‐]/, '-');

/** Replaces the text of the element; the space around it is kept. */
function replaceText(element: Element, words: string, text: string) {
  const whole = element.textContent;
  const [first, ...others] = textsIn(element);
  for (const other of others) other.data = '';
  if (first) first.data = whole.replace(words, () => text);
}
