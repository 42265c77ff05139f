import type { Action } from '../access.ts';
import type { ContentType } from './content-type.ts';
import { baseRights, materialRights } from './rights.ts';

/**
 * What the route table and the endpoint table need of a content type. The descriptor with its fields is loaded with the
 * screen that reads it, so that it never weighs on the login page.
 */
export interface ContentTypeEntry {
  path: string;
  /** i18n key of the title; `<title>.new` and `<title>.record` name a record's page. */
  title: string;
  icon: string;
  rights: readonly Action[];
  load: () => Promise<ContentType>;
}

/** The content types that exist, in menu order. To add one: its descriptor, a line here, its seed, its words (docs/growing.md). */
export const contentTypes: readonly ContentTypeEntry[] = [
  {
    path: '/home/baseResources',
    title: 'menu.home.baseResources',
    icon: 'bases',
    rights: baseRights,
    load: () => import('./base-resources.ts').then((module) => module.baseResources),
  },
  {
    path: '/home/scienceKnowledge',
    title: 'menu.home.scienceKnowledge',
    icon: 'knowledge',
    rights: materialRights,
    load: () => import('./science-knowledge.ts').then((module) => module.scienceKnowledge),
  },
  {
    path: '/home/informationCenter',
    title: 'menu.home.informationCenter',
    icon: 'news',
    rights: materialRights,
    load: () => import('./information-center.ts').then((module) => module.informationCenter),
  },
];
