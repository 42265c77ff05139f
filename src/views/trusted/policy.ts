import type { Config } from 'dompurify';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface Factory {
  createPolicy: (name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>) => Policy;
}

/**
 * The one policy of the app, which the page allows by name (decision 053). For HTML only the sanitiser and `inertBody`
 * use it, whose documents load and run nothing; the browser refuses HTML from anywhere else. Null in browsers without
 * policies.
 */
export const policy: Policy | null =
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('sanitiser', {
    createHTML: (html) => html,
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      if (origin === location.origin && pathname.includes('/assets/')) return address;
      throw new TypeError('that is no file of this build');
    },
  }) ?? null;

/** HTML, sanitised or not, as the body of a separate document, in which nothing is loaded or run. */
export const inertBody = (html: string): HTMLElement =>
  new DOMParser().parseFromString((policy?.createHTML(html) ?? html) as string, 'text/html').body;

/** A worker of this build. */
export const startWorker = (address: string): Worker =>
  new Worker((policy?.createScriptURL(address) ?? address) as string, { type: 'module' });
