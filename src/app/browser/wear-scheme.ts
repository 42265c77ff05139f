const attribute = 'data-mantine-color-scheme';

/**
 * Applies a light or dark scheme to the document, whatever the preference, without storing it. Returns a function that
 * reverts it.
 */
export function wearScheme(scheme: 'light' | 'dark'): () => void {
  const { documentElement } = document;
  const before = documentElement.getAttribute(attribute) ?? 'light';
  documentElement.setAttribute(attribute, scheme);
  return () => documentElement.setAttribute(attribute, before);
}
