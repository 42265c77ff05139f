interface Criteria {
  groups: readonly { criteria: readonly { code: string; name: string }[] }[];
}

/**
 * The versions of common origin, recognised by a criterion with the same code and name: servers do not report which
 * version was copied.
 */
export function kinOf<Version extends Criteria>(content: Criteria, versions: readonly Version[]): readonly Version[] {
  const own = new Set(namesIn(content));
  return versions.filter((version) => namesIn(version).some((name) => own.has(name)));
}

const namesIn = ({ groups }: Criteria): string[] =>
  groups.flatMap(({ criteria }) => criteria.flatMap(({ code, name }) => (name === '' ? [] : [`${code} ${name}`])));
