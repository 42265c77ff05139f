type Bundle = Readonly<Record<string, string>>;

interface TextFile {
  default: Bundle;
}

/** The texts by language and area. Those of one language that are needed together are one chunk (vite.config.ts). */
export const textFiles = import.meta.glob<TextFile>('./{zh,en,es,ja}/*.ts');
