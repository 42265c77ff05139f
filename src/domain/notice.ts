import type { RecordOperation } from './content/record.ts';
import type { Failure } from './failure.ts';
import type { UserOperation } from './users/operations.ts';

/**
 * Something to tell the person once. Machines emit notices, the app turns them into words of the active language, so an
 * open message follows a change of language. Texts of the server are shown as they come.
 */
export type Notice =
  | { code: 'failure'; failure: Failure }
  | { code: 'permissions.none' }
  | { code: 'permissions.refused'; message: string | null }
  | { code: 'page.unavailable'; path: string }
  | { code: 'logout.unconfirmed' }
  | { code: 'session.idle' }
  | { code: 'language.unavailable' }
  | { code: 'drafts.memoryOnly' }
  /** A page went without a question. It is named by its own words, else by the key of its title. */
  | { code: 'drafts.kept'; subject: string | null; title: string }
  /** The pages of a right that was withdrawn are closed; whether unsaved work in them is kept as drafts. */
  | {
      code: 'grants.withdrawn';
      pages: readonly { path: string; subject: string | null; title: string }[];
      drafts: boolean;
    }
  /** More tabs were open than may be: those went that were used longest ago. */
  | { code: 'tabs.closed'; pages: readonly { subject: string | null; title: string }[] }
  /** More are open than should be, and none can go. */
  | { code: 'tabs.full' }
  | { code: 'preferences.unkept' }
  | { code: 'server.newer' }
  | { code: 'password.changed' }
  | { code: 'record.saved' }
  | { code: 'copy.inTheWay' }
  /** How many messages waited too long for their turn; the error log has them. */
  | { code: 'messages.missed'; count: number }
  /** Many at once, of a page whose tab was closed meanwhile: how many were done, failed and were not reached. */
  | { code: 'bulk.ended'; operation: RecordOperation['name']; done: number; failed: number; left: number }
  /** A reset of a password has more to tell than that it is done. */
  | { code: 'record.changed'; operation: RecordOperation['name'] | Exclude<UserOperation, 'reset'>; title: string };

/** How a notice looks: errors stay 5 s (product 8, 9). */
export const toneOf = (notice: Notice): 'error' | 'success' | 'info' => {
  switch (notice.code) {
    case 'password.changed':
    case 'record.saved':
    case 'record.changed':
      return 'success';
    case 'page.unavailable':
    case 'copy.inTheWay':
    case 'logout.unconfirmed':
    case 'bulk.ended':
    case 'drafts.kept':
    case 'grants.withdrawn':
    case 'tabs.closed':
    case 'tabs.full':
    case 'drafts.memoryOnly':
    case 'preferences.unkept':
    case 'session.idle':
    case 'server.newer':
    case 'messages.missed':
      return 'info';
    default:
      return 'error';
  }
};

/** In `info`: no error, but a message whose turn to be shown never came. */
export const missedMessage = 'message';
