type Bundle = Readonly<Record<string, string>>;

interface TextFile {
  default: Bundle;
}

/** The texts outside the shell, by language. Everybody needs those of the login page, because a session can end at any time. */
export const firstFiles = import.meta.glob<Readonly<Record<'common' | 'auth', Bundle>>>('./first/*.ts');

/** The others by language and area. Those of one language that are needed together are one chunk (vite.config.ts). */
export const textFiles = import.meta.glob<TextFile>(['./{zh,en,es,ja}/*.ts', '!./*/{common,auth}.ts']);
