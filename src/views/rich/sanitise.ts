import DOMPurify, { type Config } from 'dompurify';
import { isLinkAddress } from '#src/domain/rich/link.ts';
import { inertBody, policy } from '#src/views/trusted/policy.ts';

/** The allowed tags of a formatted text, and the attributes of each. All others are removed, and their text is kept. */
export const allowedTags: Readonly<Record<string, readonly string[]>> = {
  h2: [],
  h3: [],
  h4: [],
  p: [],
  br: [],
  hr: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  a: ['href', 'target', 'rel'],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  img: ['data-file', 'alt'],
};

const config: Config = {
  ALLOWED_TAGS: Object.keys(allowedTags),
  ALLOWED_ATTR: [...new Set(Object.values(allowedTags).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  // These attributes are no addresses; our hook checks them.
  ADD_URI_SAFE_ATTR: ['data-file', 'start'],
  ...(policy && { TRUSTED_TYPES_POLICY: policy }),
};

/** Our own instance: hooks on the library's default instance would affect every other user of the library. */
const purifier = DOMPurify();
purifier.addHook('uponSanitizeAttribute', (element, given) => {
  given.keepAttr = isAllowed(element.nodeName.toLowerCase(), given.attrName, given.attrValue);
});
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A') {
    const leadsOn = element.hasAttribute('href');
    // Always in this order, so that sanitising again changes nothing.
    for (const name of ['target', 'rel']) element.removeAttribute(name);
    if (!leadsOn) return;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
  if (element.nodeName === 'IMG' && !element.hasAttribute('data-file')) element.remove();
});

function isAllowed(tag: string, name: string, value: string): boolean {
  if (!allowedTags[tag]?.includes(name)) return false;
  switch (name) {
    case 'href':
      return isLinkAddress(value);
    case 'data-file':
      return /^[\w-]{1,64}$/.test(value);
    case 'start':
      return /^\d{1,6}$/.test(value);
    default:
      return true;
  }
}

/**
 * Makes formatted text harmless, before it is stored and before it is shown (faults D1, D9). Sanitising the result
 * again changes nothing (fault D10): a text that changes with every pass is reduced to its plain words.
 */
export function sanitise(html: string): string {
  let before = html;
  for (let round = 0; round < 6; round += 1) {
    const after = purifier.sanitize(before, config);
    if (after === before) return after;
    before = after;
  }
  return sanitise(asParagraph(before));
}

/** The sanitised text as elements of a separate document, in which nothing is loaded or run. */
export function sanitisedBody(html: string): Element {
  return inertBody(sanitise(html));
}

function asParagraph(html: string): string {
  const paragraph = document.createElement('p');
  paragraph.textContent = inertBody(html).textContent;
  return paragraph.outerHTML;
}
