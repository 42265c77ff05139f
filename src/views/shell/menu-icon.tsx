import type { Icon } from '@tabler/icons-react';
import { HomeIcon, KnowledgeIcon, MaterialsIcon, NewsIcon, UserIcon } from '../parts/icons.ts';

/** The icons that the route table names. */
export const menuIcons: Readonly<Record<string, Icon>> = {
  home: HomeIcon,
  materials: MaterialsIcon,
  knowledge: KnowledgeIcon,
  news: NewsIcon,
  person: UserIcon,
};

export function MenuIcon({ name }: { name: string | undefined }) {
  const Shown = menuIcons[name ?? ''] ?? MaterialsIcon;
  return <Shown size={18} stroke={1.6} aria-hidden />;
}
