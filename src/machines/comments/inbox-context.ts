import type { Comment, ModerationStep, OwnAction } from '#src/domain/comments/comment.ts';
import { canTake, type CommentStep, inboxTabOf } from '#src/domain/comments/inbox.ts';
import { lastPageOf } from '#src/domain/content/list-query.ts';
import { type CommentTexts, type InboxForm, isUnsent } from '#src/domain/comments/comment-draft.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { ListContext, ListEvent } from '#src/machines/list-page.ts';
import type { PageEvent, WorkEvent } from '#src/machines/page.ts';
import type { BulkStep, CommentBulkInput } from './bulk.ts';
import type { TakenBack } from './own-actions.ts';

/** A step, and the comment as the person saw it. */
export interface AskedStep {
  sent: CommentStep;
  seen: Comment;
}

/** A step with the number of its write. */
export interface SentStep {
  sent: CommentStep;
  attempt: string;
}

/** The chosen comments, on whatever page, or all that match. */
export type MarkedComments = readonly Comment[] | 'all';

/** What became of the person’s last key or press. */
export type Said =
  /** `action` is the id to take it back; null if the server did not say. */
  | { code: 'stepped'; step: ModerationStep; comment: Comment; action: string | null }
  /** A step failed while the person was writing for another comment. */
  | { code: 'notDone'; step: ModerationStep; comment: Comment }
  | { code: 'takenBack'; action: OwnAction }
  /** The comment has changed since the action. */
  | { code: 'overtaken'; action: OwnAction }
  /** Nothing was left to take back. */
  | { code: 'nothing' };

/** What the own actions said last; see there. */
interface Heard {
  taken: TakenBack | null;
  miss: { overtaken: OwnAction | null } | null;
}

/** A step that was refused because the comment had changed: the comment as the person saw it, and the server’s words. */
export interface RefusedStep {
  seen: Comment;
  message: string | null;
}

export interface InboxContext extends ListContext<Comment> {
  /** The id of the comment that is read. */
  chosen: string | null;
  /** Where it stands, or stood, in the list. */
  place: number;
  /** On a phone the comment lies over the list. */
  isReading: boolean;
  /** Which row of the page that comes is chosen: at a border the list goes on to the next page. */
  edge: 'first' | 'last' | 'unseen' | null;
  /** The rows that were there before: only what is not among them is unseen. */
  known: readonly string[];
  /** The form that is open for the chosen comment. */
  form: InboxForm | null;
  /** What is typed and not sent, by comment. */
  texts: CommentTexts;
  /** Whether the tab was told that something is typed. */
  unsaved: boolean;
  asked: AskedStep | null;
  /** What was asked for while another step is being sent, each comment once: sent after it. */
  waiting: readonly AskedStep[];
  /** The step that is being sent, and those without an answer: tried again they are the same writes (decision 043). */
  unsettled: readonly SentStep[];
  sends: number;
  refused: RefusedStep | null;
  /** What the person did last, to be told in one line. */
  said: Said | null;
  /** What was heard of the person’s last actions. */
  heard: Heard;
  /** How often the person asked to take back what is still being sent. */
  takeBacks: number;
  marked: MarkedComments;
  bulkInput: CommentBulkInput | null;
}

export type InboxEvent =
  | PageEvent
  | FactOf<'records.outdated'>
  | ListEvent
  | WorkEvent
  | { type: 'choose'; id: string }
  /** Back from the comment to the list, on a phone. */
  | { type: 'read.close' }
  | { type: 'move'; by: 1 | -1 }
  | { type: 'form.open'; form: InboxForm; seen: Comment }
  | { type: 'form.close' }
  | { type: 'text.typed'; text: string }
  /** Goes to the next comment for which something is typed and not sent. */
  | { type: 'unsent.next' }
  /** Gives up what is typed for the chosen comment: it cannot take it any more. */
  | { type: 'text.drop' }
  | ({ type: 'step.send' } & AskedStep)
  | { type: 'step.confirm' }
  | { type: 'step.cancel' }
  /** Takes back an action that the page told of; without an id, the person’s last one. */
  | { type: 'takeBack.last'; id: string | null }
  | { type: 'mark'; id: string }
  | { type: 'mark.set'; marked: MarkedComments }
  | { type: 'bulk.start'; step: BulkStep };

/**
 * The asked step gets a number, unless it was sent before without an answer. Then it is the same write, even if the comment has a
 * newer version by now: the lost try may have made that version, and the server knows the write by its number.
 */
export function numbered(context: InboxContext, sessionId: string): Partial<InboxContext> {
  const { asked, unsettled, sends } = context;
  if (!asked) return {};
  const lost = unsettledOf(context);
  if (lost) return { asked: { ...asked, sent: lost.sent } };
  return { unsettled: [...unsettled, { sent: asked.sent, attempt: `${sessionId}.${sends + 1}` }], sends: sends + 1 };
}

export const unsettledOf = ({ asked, unsettled }: InboxContext): SentStep | undefined =>
  unsettled.find(({ sent }) => asked && isSameStep(sent, asked.sent));

/**
 * The asked step is answered. So are the lost steps that would set the status of its comment: asked for again, they are new steps.
 * A lost reply remains, because it would be written twice.
 */
export const withoutAnswered = ({ asked, unsettled }: InboxContext): readonly SentStep[] =>
  unsettled.filter(
    ({ sent }) => !asked || (!isSameStep(sent, asked.sent) && (sent.id !== asked.sent.id || sent.step === 'reply')),
  );

const isSameStep = (one: CommentStep, other: CommentStep): boolean =>
  JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 });

/** Another comment is chosen: what was begun for it is in view. */
export function chosenAs(context: InboxContext, id: string | null): Partial<InboxContext> {
  if (id === context.chosen) return {};
  const place = rowsOf(context).findIndex((row) => row.id === id);
  return {
    chosen: id,
    place: place < 0 ? context.place : place,
    form: formFor(context, id),
    // Why a step was refused is told where its comment is read.
    refused: context.refused?.seen.id === context.chosen ? null : context.refused,
  };
}

/** Whether the person is writing for another comment than the step was for: then the page stays where they write. */
export const writesElsewhere = ({ asked, chosen, form }: InboxContext): boolean =>
  form !== null && asked !== null && asked.sent.id !== chosen;

const rowsOf = ({ page }: InboxContext): readonly Comment[] => page?.list ?? [];

/** The row beside the chosen one; null at a border. */
export function besideChosen(context: InboxContext, by: 1 | -1): Comment | null {
  const rows = rowsOf(context);
  const place = rows.findIndex(({ id }) => id === context.chosen);
  if (place >= 0) return rows[place + by] ?? null;
  // What is read stands elsewhere: a reply to a comment of the list, say.
  return rows[by === 1 ? context.place + 1 : context.place] ?? rows[0] ?? null;
}

/** What is read after a bulk step: as after a single one the next that it left, unless the person writes for the chosen one. */
export function chosenAfter(context: InboxContext, changed: ReadonlyMap<string, Comment>): string | null {
  const { chosen, form } = context;
  if (chosen === null || form !== null || !changed.has(chosen)) return chosen;
  const rows = rowsOf(context);
  const place = rows.findIndex(({ id }) => id === chosen);
  return rows.find(({ id }, index) => index > place && !changed.has(id))?.id ?? chosen;
}

/** Whether rows stay in view that the list no longer has. Then what comes after them stands on the same page. */
export function hasLeft(context: InboxContext): boolean {
  const tab = inboxTabOf(context.query.filters);
  return rowsOf(context).some(({ status }) => status === 'deleted' || (tab !== 'all' && status !== tab));
}

export const hasPageAfter = ({ page, query }: InboxContext): boolean =>
  page !== null && query.pageNum < lastPageOf(page);

/** What is chosen when a page has come; null where nothing is there. */
export function chosenOn(context: InboxContext): string | null {
  const rows = rowsOf(context);
  const { edge, chosen, known } = context;
  if (edge === 'last') return rows.at(-1)?.id ?? null;
  const unseen = edge === 'unseen' ? rows.find(({ id }) => !known.includes(id)) : undefined;
  const kept = edge === null || edge === 'unseen' ? rows.find(({ id }) => id === chosen) : undefined;
  return (unseen ?? kept ?? rows[0])?.id ?? null;
}

/** Whether the rows that came were all seen, and there are more behind them. */
export const isAllSeen = (context: InboxContext): boolean =>
  context.edge === 'unseen' && hasPageAfter(context) && rowsOf(context).every(({ id }) => context.known.includes(id));

/** What is typed for the chosen comment in its open form. */
export const typedText = ({ texts, chosen, form }: InboxContext): string =>
  (chosen !== null && form !== null && texts[chosen]?.[form]) || '';

/** Whether a text waits to be sent. */
export const hasTexts = ({ texts }: InboxContext): boolean => Object.values(texts).some(isUnsent);

/** The comment whose text is sent next: the one after the chosen one that has a text, around from the end; null without any. */
export function unsentAfter({ texts, chosen }: InboxContext): string | null {
  const ids = Object.keys(texts).filter((id) => isUnsent(texts[id]));
  return ids[ids.indexOf(chosen ?? '') + 1] ?? ids[0] ?? null;
}

/** The texts without one that was sent. */
export function withoutText({ texts }: InboxContext, id: string, form: InboxForm): InboxContext['texts'] {
  const { [form]: _, ...rest } = texts[id] ?? {};
  return { ...texts, [id]: rest };
}

export const formOf = (step: ModerationStep): InboxForm | null => (step === 'reply' || step === 'hide' ? step : null);

/** The form that stands open when a comment is chosen: what was begun for it is in view. */
export const formFor = ({ texts }: InboxContext, id: string | null): InboxForm | null => {
  const typed = (id !== null && texts[id]) || {};
  return typed.reply ? 'reply' : typed.hide ? 'hide' : null;
};

/** The step on a comment that is being sent, or waits for that. */
export const underWay = (
  { asked, waiting }: Pick<InboxContext, 'asked' | 'waiting'>,
  id: string,
): CommentStep | undefined => [asked, ...waiting].find((one) => one?.sent.id === id)?.sent;

export const isPossible = ({ sent, seen }: AskedStep): boolean => sent.id === seen.id && canTake(sent.step, seen);

export const needsQuestion = (asked: AskedStep): boolean =>
  isPossible(asked) && asked.sent.step === 'delete' && asked.seen.replies > 0;
