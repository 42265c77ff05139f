import { useState } from 'react';
import { UserIcon } from '#src/views/looks/icons.ts';

/** The avatar of the signed-in person; an icon if there is none or it cannot be loaded. */
export function UserPicture({ src }: { src: string }) {
  const [broken, setBroken] = useState('');
  if (src === broken) return <UserIcon size={18} stroke={1.6} aria-hidden />;
  return <img src={src} alt="" onError={() => setBroken(src)} />;
}
