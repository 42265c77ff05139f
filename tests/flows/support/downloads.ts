import { vi } from 'vitest';

/** A file that was handed to the browser. */
export interface CaughtFile {
  name: string;
  text: () => Promise<string>;
  bytes: () => Promise<ArrayBuffer>;
}

/** Catches what would go to the browser's downloads: jsdom has none. They come in order. */
export function catchDownloads(): CaughtFile[] {
  const files: CaughtFile[] = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  };
  URL.revokeObjectURL = (url) => void blobs.delete(url);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (!blob) throw new Error(`${this.href} is no file`);
    const bytes = () => blob.arrayBuffer();
    // Blob.text() takes the mark away.
    files.push({
      name: this.download,
      bytes,
      text: async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytes()),
    });
  });
  return files;
}
