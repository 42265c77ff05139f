import { matchRoute } from '#src/domain/routes/routes.ts';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import { adopt } from '#src/views/trusted/adopted-style.ts';
import classes from './menu-icon.module.css';
import * as icons from './menu-icons.ts';

type Lines = typeof icons.Home;

/** The icons of pages and groups, by path. They are not in the route table, which the login page loads too. */
const menuIcons: Readonly<Record<string, Lines>> = {
  '/blank': icons.Home,
  '/home': icons.Materials,
  '/home/index': icons.HomePage,
  '/home/baseResources': icons.Bases,
  '/home/baseResourcesScore': icons.Score,
  '/home/baseResourcesApplication': icons.Applications,
  '/home/scienceKnowledge': icons.Knowledge,
  '/home/informationCenter': icons.News,
  '/home/scienceJourney': icons.Journey,
  '/home/excellentCourses': icons.Courses,
  '/basic': icons.Basic,
  '/basic/carousel': icons.Carousel,
  '/basic/scenicSpots': icons.ScenicSpots,
  '/basic/hotels': icons.Hotels,
  '/basic/restaurants': icons.Restaurants,
  '/board': icons.HomePage,
  '/board/dashboard': icons.HomePage,
  '/comment': icons.Comments,
  '/comment/comment': icons.Comments,
  '/display': icons.Display,
  '/business': icons.Business,
  '/business/tickets': icons.Tickets,
  '/business/guestRooms': icons.GuestRooms,
  '/business/food': icons.Food,
  '/business/destinations': icons.Destinations,
  '/service': icons.Service,
  '/service/strategies': icons.Strategies,
  '/service/activities': icons.Activities,
  '/book': icons.Consultations,
  '/book/book': icons.Consultations,
  '/set': icons.Templates,
  '/set/masterplate': icons.Templates,
  '/system': icons.System,
  '/system/roleManager': icons.Roles,
  '/system/userManager': icons.Users,
  '/system/logManager': icons.Logs,
  '/profile': icons.User,
};

/** Pages without an icon of their own share a leaf, statistics a chart. */
const linesOf = (path = ''): Lines =>
  menuIcons[path] ?? (path.startsWith('/statistics') ? icons.Statistics : icons.Materials);

/** The side of an icon in its own units. */
const side = 24;

const onSheet = Object.values(icons);

const drawnAt = (lines: Lines, index: number) =>
  `<path transform="translate(0 ${side * index})" d="${lines.map(([, { d }]) => d).join('')}"/>`;

const sheet =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side * onSheet.length}" fill="none" stroke="#000" ` +
  `stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${onSheet.map(drawnAt).join('')}</svg>`;

// One picture with all icons, one below the other, is the mask of each: an icon is one element, or none (`iconBefore`).
const mask = `url("data:image/svg+xml,${encodeURIComponent(sheet)}")`;
adopt(`.${classes.icon}, .${classes.before}::before { -webkit-mask-image: ${mask}; mask-image: ${mask}; }`);

const placeOf = (lines: Lines): object => ({ '--icon': onSheet.indexOf(lines) });

const Icon = ({ lines, isSmall }: { lines: Lines; isSmall?: boolean }) => (
  <i className={classes.icon} style={placeOf(lines)} data-small={isSmall} aria-hidden />
);

/** The icon of a page or group. */
export const MenuIcon = ({ path }: { path: string | undefined }) => <Icon lines={linesOf(path)} />;

/** The same before the content of an element. */
export const iconBefore = { className: classes.before, styleOf: (path: string) => placeOf(linesOf(path)) };

/** The icon of a page's kind: that of its list, and a pencil for score sheets. */
export function PageIcon({ path }: { path: string }) {
  const { route } = matchRoute(path) ?? {};
  const isSheet =
    route?.activeMenu === scorePath && route.path !== `${scorePath}/new` && route.path !== `${scorePath}/:id`;
  return <Icon lines={isSheet ? icons.Sheet : linesOf(route?.activeMenu ?? route?.path)} isSmall />;
}
