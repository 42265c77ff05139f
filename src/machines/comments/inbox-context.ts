import type { Comment, ModerationStep, OwnAction } from '#src/domain/comments/comment.ts';
import { canTake, type CommentStep, inboxTabOf } from '#src/domain/comments/inbox.ts';
import { lastPageOf } from '#src/domain/content/list-query.ts';
import { type CommentTexts, type InboxForm, isUnsent } from '#src/domain/comments/comment-draft.ts';
import { type Attempt, attempted, type AttemptsContext } from '#src/machines/attempts.ts';
import type { FactOf } from '#src/machines/facts.ts';
import type { ListContext } from '#src/machines/lists/list-context.ts';
import type { WorkEvent } from '#src/machines/page.ts';
import type { BulkStep, CommentBulkInput } from './bulk.ts';
import type { TakenBack } from './own-actions.ts';

/** A step, and the comment as the person saw it. */
export interface AskedStep {
  sent: CommentStep;
  seen: Comment;
}

/** The input of `stepComment`. */
export interface SentStep extends Attempt {
  sent: CommentStep;
}

/** The outcome of the person’s last key or click. */
export type StepResult =
  /** `action` is the id for undoing it; null if the server did not return one. */
  | { code: 'stepped'; step: ModerationStep; comment: Comment; action: string | null }
  /** A step failed while the person was writing for another comment. */
  | { code: 'notDone'; step: ModerationStep; comment: Comment }
  | { code: 'takenBack'; action: OwnAction }
  /** The comment has changed since the action. */
  | { code: 'overtaken'; action: OwnAction }
  /** There was nothing to undo. */
  | { code: 'nothing' };

/** The last state of `ownActions` that was handled here. */
interface Handled {
  taken: TakenBack | null;
  miss: { overtaken: OwnAction | null } | null;
}

/** A step that was refused because the comment had changed: the comment as the person saw it, and the server’s message. */
export interface RefusedStep {
  seen: Comment;
  message: string | null;
}

export interface InboxContext extends ListContext<Comment>, AttemptsContext<SentStep> {
  /** The id of the comment in the pane. */
  chosen: string | null;
  /** Its position in the list, or its last one if it has left the list. */
  place: number;
  /** On a phone: whether the comment covers the list. */
  isReading: boolean;
  /** Which row of the page under way is chosen: past the last row the list turns to the next page. */
  edge: 'first' | 'last' | 'unseen' | null;
  /** The ids of the rows before the list was fetched again. Any other row is unseen. */
  known: readonly string[];
  /** The form that is open for the chosen comment. */
  form: InboxForm | null;
  /** Unsent texts, by comment. */
  texts: CommentTexts;
  /** Whether the tab knows of unsent texts. */
  unsaved: boolean;
  asked: AskedStep | null;
  /** Steps that were requested while another one is being sent, one for each comment. They are sent after it. */
  waiting: readonly AskedStep[];
  refused: RefusedStep | null;
  /** The outcome of the last step, shown in one line. */
  lastResult: StepResult | null;
  /** What was last handled of the own actions. */
  handled: Handled;
  /** How often undo was pressed for a step that is still being sent. */
  takeBacks: number;
  bulkInput: CommentBulkInput | null;
}

export type InboxEvent =
  | FactOf<'records.outdated'>
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
  /** Discards the text for the chosen comment, which can no longer be sent. */
  | { type: 'text.drop' }
  | ({ type: 'step.send' } & AskedStep)
  | { type: 'step.confirm' }
  | { type: 'step.cancel' }
  /** Undoes an action that a notice of the page names; without an id, the person’s last one. */
  | { type: 'takeBack.last'; id: string | null }
  | { type: 'mark'; id: string }
  | { type: 'bulk.start'; step: BulkStep };

/** The context for sending the requested step. */
export const sending = (context: InboxContext, sessionId: string): Partial<InboxContext> =>
  context.asked
    ? attempted<SentStep>(
        context,
        sessionId,
        { sent: context.asked.sent },
        {
          isSame: (one, other) => JSON.stringify(identityOf(one.sent)) === JSON.stringify(identityOf(other.sent)),
          // Another step may have set another status since. A reply is written twice if it is sent as a new write.
          outlives: (lost, other) => lost.sent.id !== other.sent.id || lost.sent.step === 'reply',
        },
      )
    : {};

/**
 * What a step without an answer is recognised by. The version of the comment may be newer because a lost reply was stored.
 * A status, by contrast, is only requested of a newer version if it was changed or undone meanwhile.
 */
const identityOf = (sent: CommentStep): CommentStep => (sent.step === 'reply' ? { ...sent, version: 0 } : sent);

/** After an action on a comment was undone: a lost step on it that is sent again is a new write. */
export function withoutLost({ asked, unsettled, unanswered }: InboxContext, comment: string): Partial<InboxContext> {
  const isOther = ({ sent }: SentStep) => sent.id !== comment;
  return {
    unanswered: unanswered.filter(isOther),
    // A step that is being sent is not lost.
    ...(!asked && unsettled && !isOther(unsettled) && { unsettled: null }),
  };
}

/** Chooses another comment and opens the form with its unsent text. */
export function chosenAs(context: InboxContext, id: string | null): Partial<InboxContext> {
  if (id === context.chosen) return {};
  const place = rowsOf(context).findIndex((row) => row.id === id);
  return {
    chosen: id,
    place: place < 0 ? context.place : place,
    form: formFor(context, id),
    // The reason of a refusal is shown only with its own comment.
    refused: context.refused?.seen.id === context.chosen ? null : context.refused,
  };
}

/** Whether the person is writing about another comment than the one of the step. The page then stays with that one. */
export const writesElsewhere = ({ asked, chosen, form }: InboxContext): boolean =>
  form !== null && asked !== null && asked.sent.id !== chosen;

const rowsOf = ({ page }: InboxContext): readonly Comment[] => page?.list ?? [];

/** The row next to the chosen one; null past the first or last row. */
export function besideChosen(context: InboxContext, by: 1 | -1): Comment | null {
  const rows = rowsOf(context);
  const place = rows.findIndex(({ id }) => id === context.chosen);
  if (place >= 0) return rows[place + by] ?? null;
  // The chosen comment is not in the list; for example, it is a reply to one that is.
  return rows[by === 1 ? context.place + 1 : context.place] ?? rows[0] ?? null;
}

/** The chosen comment after a bulk step: the next unchanged one, unless the person is writing about the present one. */
export function chosenAfter(context: InboxContext, changed: ReadonlyMap<string, Comment>): string | null {
  const { chosen, form } = context;
  if (chosen === null || form !== null || !changed.has(chosen)) return chosen;
  const rows = rowsOf(context);
  const place = rows.findIndex(({ id }) => id === chosen);
  return rows.find(({ id }, index) => index > place && !changed.has(id))?.id ?? chosen;
}

/** Whether the page shows rows that have left the list. Then rows after them move up to this page. */
export function hasLeft(context: InboxContext): boolean {
  const tab = inboxTabOf(context.query.filters);
  return rowsOf(context).some(({ status }) => status === 'deleted' || (tab !== 'all' && status !== tab));
}

export const hasPageAfter = ({ page, query }: InboxContext): boolean =>
  page !== null && query.pageNum < lastPageOf(page);

/** The comment to choose on a fetched page; null if the page is empty. */
export function chosenOn(context: InboxContext): string | null {
  const rows = rowsOf(context);
  const { edge, chosen, known } = context;
  if (edge === 'last') return rows.at(-1)?.id ?? null;
  const unseen = edge === 'unseen' ? rows.find(({ id }) => !known.includes(id)) : undefined;
  const kept = edge === null || edge === 'unseen' ? rows.find(({ id }) => id === chosen) : undefined;
  return (unseen ?? kept ?? rows[0])?.id ?? null;
}

/** Whether all fetched rows were seen before and there are more on the next page. */
export const isAllSeen = (context: InboxContext): boolean =>
  context.edge === 'unseen' && hasPageAfter(context) && rowsOf(context).every(({ id }) => context.known.includes(id));

/** The text in the open form of the chosen comment. */
export const typedText = ({ texts, chosen, form }: InboxContext): string =>
  (chosen !== null && form !== null && texts[chosen]?.[form]) || '';

/** Whether there are unsent texts. */
export const hasTexts = ({ texts }: InboxContext): boolean => Object.values(texts).some(isUnsent);

/** The next comment after the chosen one with an unsent text, starting over at the end; null if there is none. */
export function unsentAfter({ texts, chosen }: InboxContext): string | null {
  const ids = Object.keys(texts).filter((id) => isUnsent(texts[id]));
  return ids[ids.indexOf(chosen ?? '') + 1] ?? ids[0] ?? null;
}

/** The unsent texts, without the one that was sent. */
export function withoutText({ texts }: InboxContext, id: string, form: InboxForm): InboxContext['texts'] {
  const { [form]: _, ...rest } = texts[id] ?? {};
  return { ...texts, [id]: rest };
}

export const formOf = (step: ModerationStep): InboxForm | null => (step === 'reply' || step === 'hide' ? step : null);

/** The form that opens when a comment is chosen: the one with its unsent text. */
export const formFor = ({ texts }: InboxContext, id: string | null): InboxForm | null => {
  const typed = (id !== null && texts[id]) || {};
  return typed.reply ? 'reply' : typed.hide ? 'hide' : null;
};

/** The step on a comment that is being sent or waits to be sent. */
export const underWay = (
  { asked, waiting }: Pick<InboxContext, 'asked' | 'waiting'>,
  id: string,
): CommentStep | undefined => [asked, ...waiting].find((one) => one?.sent.id === id)?.sent;

export const isPossible = ({ sent, seen }: AskedStep): boolean => sent.id === seen.id && canTake(sent.step, seen);

export const needsQuestion = (asked: AskedStep): boolean =>
  isPossible(asked) && asked.sent.step === 'delete' && asked.seen.replies > 0;
