import type { Icon } from '@tabler/icons-react';
import { BasesIcon, HomeIcon, HomePageIcon, KnowledgeIcon, MaterialsIcon, NewsIcon, UserIcon } from '../parts/icons.ts';

/** The icons that the route table names. */
export const menuIcons: Readonly<Record<string, Icon>> = {
  home: HomeIcon,
  materials: MaterialsIcon,
  homePage: HomePageIcon,
  bases: BasesIcon,
  knowledge: KnowledgeIcon,
  news: NewsIcon,
  person: UserIcon,
};

export const menuIconOf = (name: string | undefined): Icon => menuIcons[name ?? ''] ?? MaterialsIcon;

export function MenuIcon({ name }: { name: string | undefined }) {
  const Shown = menuIconOf(name);
  return <Shown size={18} stroke={1.6} aria-hidden />;
}
