import type { Plugin } from 'vite';

/** The one line of ProseMirror that makes HTML from a text, in `readHTML`: of what was pasted, in a separate document. */
const itsOwn = 'elt.innerHTML = maybeWrapTrusted(html);';

/**
 * In a build the editor reads what was pasted as the app reads all HTML, under the one policy (decision 053). As it is published
 * it makes a policy of its own name, which would let any text through. Development has no policy, and needs none of this.
 */
export const onePolicy = (): Plugin => ({
  name: 'one-policy',
  apply: 'build',
  transform: { filter: { id: /\/prosemirror-view\/dist\/index\.js$/ }, handler: readInOurs },
});

export function readInOurs(code: string): { code: string; map: null } {
  const [before, after, ...others] = code.split(itsOwn);
  if (after === undefined || others.length > 0)
    throw new Error(
      `prosemirror-view has no longer one line \`${itsOwn}\`: look how it reads what was pasted (decision 053)`,
    );
  return {
    code: `import { inertBody } from '/src/views/trusted/policy.ts';\n${before}elt = inertBody(html);${after}`,
    map: null,
  };
}
