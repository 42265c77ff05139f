import { accountRowsAt } from '#mocks/seed/accounts.ts';
import { seedRecordsAt } from '#mocks/seed/content/all-types.ts';
import { applicationEventsAt } from '#mocks/seed/content/applications.ts';
import { homePageRowAt } from '#mocks/seed/home-page.ts';
import { loginRowsAt } from '#mocks/seed/logins.ts';
import { pastReviewsAt } from '#mocks/seed/reviews/past.ts';
import { reviewRowsAt, sheetRowsAt } from '#mocks/seed/reviews/reviews.ts';
import { templateRowsAt } from '#mocks/seed/templates.ts';

/** The start of the seed in tests, a Monday morning, so that they can name records and times (decision 014). */
export const testStart = Date.parse('2026-06-01T09:00:00+08:00');

export const seedRecords = seedRecordsAt(testStart);
export const articleRecords = seedRecords['/home/scienceKnowledge'];
export const applicationRecords = seedRecords['/home/baseResourcesApplication'];
export const baseRecords = seedRecords['/home/baseResources'];
export const scenicSpotRecords = seedRecords['/basic/scenicSpots'];
export const applicationEvents = applicationEventsAt(testStart);
export const accountRows = accountRowsAt(testStart);
export const homePageRow = homePageRowAt(testStart);
export const loginRows = loginRowsAt(testStart);
export const templateRows = templateRowsAt(testStart);
export const reviewRows = reviewRowsAt(testStart);
export const sheetRows = sheetRowsAt(testStart);
export const pastReviews = pastReviewsAt(testStart);
