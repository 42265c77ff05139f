export const consultationsPath = '/book/book';

/** The calendar of working days, a page of the consultations. */
export const calendarPath = '/book/book/calendar';
