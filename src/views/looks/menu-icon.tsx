import type { Icon } from '@tabler/icons-react';
import {
  ActivitiesIcon,
  ApplicationsIcon,
  BasesIcon,
  BasicIcon,
  BusinessIcon,
  CarouselIcon,
  CoursesIcon,
  DestinationsIcon,
  DisplayIcon,
  FoodIcon,
  GuestRoomsIcon,
  HomeIcon,
  HomePageIcon,
  HotelsIcon,
  JourneyIcon,
  KnowledgeIcon,
  LogsIcon,
  MaterialsIcon,
  NewsIcon,
  RestaurantsIcon,
  RolesIcon,
  ScenicSpotsIcon,
  ScoreIcon,
  ServiceIcon,
  StrategiesIcon,
  SystemIcon,
  TemplatesIcon,
  TicketsIcon,
  UserIcon,
  UsersIcon,
} from './icons.ts';

/** The icons of pages and groups, by path. They are not in the route table, which the login page loads too. */
const menuIcons: Readonly<Record<string, Icon>> = {
  '/blank': HomeIcon,
  '/home': MaterialsIcon,
  '/home/index': HomePageIcon,
  '/home/baseResources': BasesIcon,
  '/home/baseResourcesScore': ScoreIcon,
  '/home/baseResourcesApplication': ApplicationsIcon,
  '/home/scienceKnowledge': KnowledgeIcon,
  '/home/informationCenter': NewsIcon,
  '/home/scienceJourney': JourneyIcon,
  '/home/excellentCourses': CoursesIcon,
  '/basic': BasicIcon,
  '/basic/carousel': CarouselIcon,
  '/basic/scenicSpots': ScenicSpotsIcon,
  '/basic/hotels': HotelsIcon,
  '/basic/restaurants': RestaurantsIcon,
  '/display': DisplayIcon,
  '/business': BusinessIcon,
  '/business/tickets': TicketsIcon,
  '/business/guestRooms': GuestRoomsIcon,
  '/business/food': FoodIcon,
  '/business/destinations': DestinationsIcon,
  '/service': ServiceIcon,
  '/service/strategies': StrategiesIcon,
  '/service/activities': ActivitiesIcon,
  '/set': TemplatesIcon,
  '/set/masterplate': TemplatesIcon,
  '/system': SystemIcon,
  '/system/roleManager': RolesIcon,
  '/system/userManager': UsersIcon,
  '/system/logManager': LogsIcon,
  '/profile': UserIcon,
};

/** A page without an icon of its own has a leaf. */
export const menuIconOf = (path: string | undefined): Icon => menuIcons[path ?? ''] ?? MaterialsIcon;

export function MenuIcon({ path }: { path: string }) {
  const Shown = menuIconOf(path);
  return <Shown size={18} stroke={1.6} aria-hidden />;
}
