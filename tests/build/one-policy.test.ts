import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readInOurs } from '#scripts/surgery/one-policy.ts';

test('decision 053: the installed editor parses pasted text under our policy', () => {
  const published = readFileSync('node_modules/prosemirror-view/dist/index.js', 'utf8');
  const { code } = readInOurs(published);
  // All the rest of it is unchanged.
  const ours = ["import { inertBody } from '/src/views/trusted/policy.ts';\n", 'elt = inertBody(html);'];
  expect(code.replace(ours[0] ?? '', '').replace(ours[1] ?? '', 'elt.innerHTML = maybeWrapTrusted(html);')).toBe(
    published,
  );
  expect(ours.map((one) => code.split(one).length - 1)).toEqual([1, 1]);
  // The editor uses its own policy in that place only, so the build drops that policy.
  expect(code.split('maybeWrapTrusted').length - 1).toBe(1);
});

test('decision 053: the build fails if the editor changes how it parses pasted text', () => {
  const line = 'elt.innerHTML = maybeWrapTrusted(html);\n';
  for (const code of ['elt.innerHTML = html;\n', line + line])
    expect(() => readInOurs(code)).toThrow('prosemirror-view has no longer one line');
});
