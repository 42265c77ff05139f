const hidden = '•••';

/** Fields that hold secrets whichever call they are in. */
const alwaysSecret = ['token', 'access_token', 'password', 'passwordOld', 'image'];

/** A body as text, in which the named fields of its JSON show dots. A body that is no JSON is shown as its length. */
export function maskSecrets(body: string, secrets: readonly string[]): string {
  if (body === '') return '';
  const names = new Set([...alwaysSecret, ...secrets]);
  try {
    return JSON.stringify(JSON.parse(body), (name, value: unknown) =>
      names.has(name) && typeof value === 'string' ? hidden : value,
    );
  } catch {
    return `(${body.length} characters)`;
  }
}
