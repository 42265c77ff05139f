const hidden = '•••';

/** Fields that hold secrets in every call. */
const alwaysSecret = ['token', 'access_token', 'password', 'passwordOld', 'image'];

/** Replaces the named fields of a JSON body by dots. Of a body that is not JSON it shows the length. */
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
