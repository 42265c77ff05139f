import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';

/** An address like `/42#cover`, as the publish check of a list gives it, leads right to the field, once. */
export function HashJump({ type, onJump }: { type: ContentType; onJump: (name: string) => void }) {
  const [path, navigate] = useLocation();
  useEffect(() => {
    const { hash, search } = globalThis.location;
    if (!fieldsOf(type).some(({ name }) => hash === `#${name}`)) return;
    navigate(path + search, { replace: true });
    onJump(hash.slice(1));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [path]);
  return null;
}
