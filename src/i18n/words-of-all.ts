import { imported } from './import-afresh.ts';
import { textFiles } from './text-files.ts';

/**
 * Loads the texts in all languages, for files that people import in any language. The returned function gives the texts of a
 * key. It looks in `content`, in `tables`, and in the namespaces with which the given `keys` begin.
 */
export async function fetchWordsOfAll(keys: readonly string[] = []): Promise<(key: string) => readonly string[]> {
  const names = new Set([...usual, ...keys.flatMap((key) => (key.includes(':') ? namespaceOf(key) : []))]);
  const wanted = Object.entries(textFiles).flatMap(([path, load]) => {
    const name = path.replace(/^.*\/|\.ts$/g, '');
    return names.has(name) ? [{ name, load }] : [];
  });
  const bundles = await Promise.all(
    wanted.map(async ({ name, load }) => ({ name, words: (await imported(load)).default })),
  );
  return (key) => {
    const places = key.includes(':') ? [namespaceOf(key)] : usual;
    const bare = key.slice(key.indexOf(':') + 1);
    return bundles.flatMap(({ name, words }) => (places.includes(name) ? (words[bare] ?? []) : []));
  };
}

const usual = ['content', 'tables'];

const namespaceOf = (key: string): string => key.slice(0, key.indexOf(':'));
