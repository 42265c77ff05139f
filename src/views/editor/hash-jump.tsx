import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import { useEditorPage } from './editor-page.ts';

/** Focuses the field in the hash of an address such as `/42#cover`, once. The publish check of a list links there. */
export function HashJump() {
  const { type, jumpTo } = useEditorPage();
  const [path, navigate] = useLocation();
  useEffect(() => {
    const { hash, search } = globalThis.location;
    if (!fieldsOf(type).some(({ name }) => hash === `#${name}`)) return;
    navigate(path + search, { replace: true });
    jumpTo(hash.slice(1));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [path]);
  return null;
}
