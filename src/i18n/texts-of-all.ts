import { languages } from './languages.ts';
import { fetchBundle } from './text-files.ts';
import type { Namespace } from './texts.ts';

/**
 * Loads the texts in all languages, for files that people import in any language. The returned function returns all texts
 * of a key. It looks in `content`, in `tables`, and in the namespaces that the given `keys` name.
 */
export async function fetchTextsOfAll(keys: readonly string[] = []): Promise<(key: string) => readonly string[]> {
  const names = new Set([...usual, ...keys.flatMap((key) => (key.includes(':') ? namespaceOf(key) : []))]);
  const wanted = languages.flatMap((language) => [...names].map((name) => ({ language, name })));
  const bundles = await Promise.all(
    wanted.map(async ({ language, name }) => ({ name, texts: await fetchBundle(language, name) })),
  );
  return (key) => {
    const places = key.includes(':') ? [namespaceOf(key)] : usual;
    const bare = key.slice(key.indexOf(':') + 1);
    return bundles.flatMap(({ name, texts }) => (places.includes(name) ? (texts[bare] ?? []) : []));
  };
}

const usual: readonly Namespace[] = ['content', 'tables'];

const namespaceOf = (key: string) => key.slice(0, key.indexOf(':')) as Namespace;
