import type { Plugin } from 'vite';

/** The only line of ProseMirror that turns text into HTML: `readHTML` parses pasted text in a separate document. */
const itsOwn = 'elt.innerHTML = maybeWrapTrusted(html);';

/**
 * Makes the editor of a build parse pasted text under the app’s only policy (decision 053). The published version creates a
 * policy of its own, which would let any text through. Development has no policy.
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
