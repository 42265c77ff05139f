const attribute = 'data-mantine-color-scheme';

/** Dresses the document light or dark, whatever is preferred, without storing it. Returns a function that takes it back. */
export function wearScheme(scheme: 'light' | 'dark'): () => void {
  const { documentElement } = document;
  const before = documentElement.getAttribute(attribute) ?? 'light';
  documentElement.setAttribute(attribute, scheme);
  return () => documentElement.setAttribute(attribute, before);
}
