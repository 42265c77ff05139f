import { imported } from './import-afresh.ts';

type TextFile = { default: Readonly<Record<string, string>> };

const files = import.meta.glob<TextFile>('./{zh,en,es,ja}/{content,tables}.ts');

/** What a key says in each language: for what people bring along in whatever language they work in. */
export async function fetchWordsOfAll(): Promise<(key: string) => readonly string[]> {
  const bundles = await Promise.all(Object.values(files).map((load) => imported(load)));
  return (key) => bundles.flatMap((bundle) => bundle.default[key] ?? []);
}
