import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';

/**
 * Moves the focus to the field that the address names, once: `/42#cover` and `/102#criterion.A1.max` come from lists and
 * checks that link to a field.
 */
export function useHashJump(jumpTo: (field: string) => void, isField: (name: string) => boolean = () => true) {
  const [path, navigate] = useLocation();
  const follow = useEffectEvent((page: string) => {
    const { hash, search } = globalThis.location;
    if (hash === '' || !isField(hash.slice(1))) return;
    navigate(page + search, { replace: true });
    jumpTo(decodeURIComponent(hash.slice(1)));
  });
  useEffect(() => follow(path), [path]);
}
