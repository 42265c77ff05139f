import { type AppLocation, homePath } from '#src/domain/routes/location.ts';

/** The address of the inspection, a tab of the home page. */
export const inspectionHref = `${homePath}?tab=inspection`;

/** Whether the address of the home page asks for the inspection. */
export const isInspectionAsked = ({ search }: Pick<AppLocation, 'search'>): boolean =>
  new URLSearchParams(search).get('tab') === 'inspection';
