/** A text without what nobody may read: a server may repeat a password in its words. */
export const withoutSecrets = (text: string, secrets: Iterable<string>): string =>
  [...secrets].filter(Boolean).reduce((rest, secret) => rest.replaceAll(secret, '••••••'), text);
