/** Removes secrets from a text: a server may repeat a password in its message. */
export const withoutSecrets = (text: string, secrets: Iterable<string>): string =>
  [...secrets].filter(Boolean).reduce((rest, secret) => rest.replaceAll(secret, '••••••'), text);
