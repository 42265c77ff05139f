/**
 * The parts of the assumed API that a server may lack, although the app works without them. What depends on a missing one is
 * not shown, or falls back where that is honest (`src/api/provider`).
 *
 * - `revisions`: the saves of a record, for its history.
 * - `counts`: how many comments and consultations there are of each status, and reviews in each view.
 * - `arrivals`: how many comments arrived since the list was fetched.
 * - `ownActions`: one's last moderations, and undoing them.
 * - `reveal`: phone numbers and addresses that lists show masked.
 * - `waiting`: what waits for the person, for the menu and the home page.
 * - `drillThrough`: the records behind a figure.
 * - `subject`: the subject of a review, beside the score sheet.
 * - `officeWords`: the office's own list of wrong and forbidden words, for the content checks.
 * - `approval`: the review before publishing. Where config.json sets stages without it, nothing can be published (decision 067).
 * - `search`: the records of all lists by title, number and pinyin, for the command palette.
 * - `inspection`: what an inspector would find, and lists of content filtered by what the checks found.
 */
export const capabilities = [
  'revisions',
  'counts',
  'arrivals',
  'ownActions',
  'reveal',
  'waiting',
  'drillThrough',
  'subject',
  'officeWords',
  'approval',
  'search',
  'inspection',
] as const;
export type Capability = (typeof capabilities)[number];

/** Whether the server has a capability. The answer is the same as long as the app runs. */
export type Offers = (capability: Capability) => boolean;
