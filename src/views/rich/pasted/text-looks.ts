import { rename } from './elements.ts';

const sameMeaning: Readonly<Record<string, string>> = {
  B: 'strong',
  I: 'em',
  CITE: 'em',
  INS: 'u',
  DEL: 's',
  STRIKE: 's',
  H1: 'h2',
  H5: 'h4',
  H6: 'h4',
};

/** Converts old tags and styles with a meaning into the tags of our texts: bold text becomes `strong`. */
export function giveMeaning(element: Element) {
  const style = element.getAttribute('style') ?? '';
  // Google Docs wraps all copied text in a <b> with normal font weight, which does not mean bold.
  const tag = element.nodeName === 'B' && plain.strong.test(style) ? 'span' : sameMeaning[element.nodeName];
  const meant = tag ? rename(element, tag) : element;
  for (const [meaning, look] of Object.entries(looks)) {
    if (look.test(style) && !means(meant, meaning)) wrapWords(meant, meaning);
  }
}

/** Styles that have a meaning. Word's `mso-bidi-font-weight` is about other scripts. */
const looks: Readonly<Record<string, RegExp>> = {
  strong: /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i,
  em: /(?<![\w-])font-style:\s*italic/i,
  u: /(?<![\w-])text-decoration[^;]*:[^;]*underline/i,
  s: /(?<![\w-])text-decoration[^;]*:[^;]*line-through/i,
};

/** Styles that cancel such a style for a part of the text. Underline and strike-through cannot be cancelled. */
const plain = {
  strong: /(?<![\w-])font-weight:\s*(?:normal|lighter|[1-5]00)/i,
  em: /(?<![\w-])font-style:\s*normal/i,
} as const;

/** Whether the element already has the meaning of the tag: headings are always bold, links always underlined. */
const means = ({ nodeName }: Element, tag: string) =>
  nodeName === tag.toUpperCase() || (tag === 'strong' && /^H\d$/.test(nodeName)) || (tag === 'u' && nodeName === 'A');

/** Wraps each run of inline content in the tag, except blocks and parts whose own style cancels the tag. */
function wrapWords(element: Element, tag: string) {
  const isPlain = (inner: Element) =>
    tag in plain && plain[tag as keyof typeof plain].test(inner.getAttribute('style') ?? '');
  const nodes = [...element.childNodes];
  let run: ChildNode[] = [];
  const wrapRun = () => {
    if (run.some((node) => node.textContent?.trim())) wrapIn(run, tag);
    run = [];
  };
  for (const node of nodes) {
    if (
      !(node instanceof Element) ||
      ![node, ...node.querySelectorAll('*')].some((inner) => inner.matches(blocks) || isPlain(inner))
    ) {
      run.push(node);
      continue;
    }
    wrapRun();
    if (!isPlain(node) && !means(node, tag)) wrapWords(node, tag);
  }
  wrapRun();
}

const blocks =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, hr, img, div, section, article, header, footer, main, dl, dt, dd, pre, figure, figcaption, address';

function wrapIn(run: readonly ChildNode[], tag: string) {
  const wrapper = document.createElement(tag);
  run[0]?.before(wrapper);
  wrapper.append(...run);
}
