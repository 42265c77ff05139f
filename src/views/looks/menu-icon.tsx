import type { Icon } from '@tabler/icons-react';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import {
  ActivitiesIcon,
  ApplicationsIcon,
  BasesIcon,
  BasicIcon,
  BusinessIcon,
  CarouselIcon,
  CommentsIcon,
  ConsultationsIcon,
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
  RenameIcon,
  RolesIcon,
  ScenicSpotsIcon,
  ScoreIcon,
  ServiceIcon,
  StatisticsIcon,
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
  '/board': HomePageIcon,
  '/board/dashboard': HomePageIcon,
  '/comment': CommentsIcon,
  '/comment/comment': CommentsIcon,
  '/display': DisplayIcon,
  '/business': BusinessIcon,
  '/business/tickets': TicketsIcon,
  '/business/guestRooms': GuestRoomsIcon,
  '/business/food': FoodIcon,
  '/business/destinations': DestinationsIcon,
  '/service': ServiceIcon,
  '/service/strategies': StrategiesIcon,
  '/service/activities': ActivitiesIcon,
  '/book': ConsultationsIcon,
  '/book/book': ConsultationsIcon,
  '/set': TemplatesIcon,
  '/set/masterplate': TemplatesIcon,
  '/system': SystemIcon,
  '/system/roleManager': RolesIcon,
  '/system/userManager': UsersIcon,
  '/system/logManager': LogsIcon,
  '/profile': UserIcon,
};

/** Pages without an icon of their own, and statistics, share a leaf. */
export const menuIconOf = (path = ''): Icon =>
  menuIcons[path] ?? (path.startsWith('/statistics') ? StatisticsIcon : MaterialsIcon);

/** The icon of a page's kind: that of its list, and a pencil for score sheets. */
export function PageIcon({ path }: { path: string }) {
  const { route } = matchRoute(path) ?? {};
  const isSheet =
    route?.activeMenu === scorePath && route.path !== `${scorePath}/new` && route.path !== `${scorePath}/:id`;
  const Shown = isSheet ? RenameIcon : menuIconOf(route?.activeMenu ?? route?.path);
  return <Shown size={14} stroke={1.6} aria-hidden />;
}

export function MenuIcon({ path }: { path: string }) {
  const Shown = menuIconOf(path);
  return <Shown size={18} stroke={1.6} aria-hidden />;
}
