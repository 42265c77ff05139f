import type { Language } from '#src/i18n/languages.ts';

const files = import.meta.glob<Record<string, string>>(['../../../src/i18n/*/*.ts', '!**/{first,list}/*'], {
  eager: true,
  import: 'default',
});

/** The texts of a language, by namespace and key: `content:btn.save`. */
export function textsOf(language: Language): ReadonlyMap<string, string> {
  const own = Object.entries(files).filter(([path]) => path.split('/').at(-2) === language);
  return new Map(
    own.flatMap(([path, texts]) => {
      const namespace = path.split('/').at(-1)?.replace('.ts', '');
      return Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text] as const);
    }),
  );
}

/** Every text on the screen that people read or hear: texts, labels, hints, and the title of the document. */
export function shownTexts(): string[] {
  const found = [document.title];
  for (const element of document.querySelectorAll('body *')) {
    // Pages of other tabs and closed lists are in the document, but hidden.
    if (element.closest('style, script, option, [style*="display: none"]')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
  }
  return [...new Set(found.map((text) => text.trim()).filter(Boolean))];
}
