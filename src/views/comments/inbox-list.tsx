import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isSilent } from '#src/domain/failure.ts';
import { isUnsent } from '#src/domain/comments/comment-draft.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { usePageRef } from '#src/views/page/page-state.ts';
import parts from '#src/views/styles/parts.module.css';
import { BulkBar } from './bulk-bar.tsx';
import classes from './inbox.module.css';
import { InboxRow } from './inbox-row.tsx';
import { ListEnd } from './list-end.tsx';
import { ListTop } from './list-top.tsx';
import { NoComments } from './no-comments.tsx';

/** The list on the left. The chosen row is scrolled into view with those around it, and gets the focus if nothing else has it. */
export function InboxList({ inbox }: { inbox: InboxActor }) {
  const { t } = useTranslation('comments');
  const {
    page,
    chosen,
    form,
    selected,
    texts,
    failure: lastFailure,
  } = useContextOf(inbox, 'page', 'chosen', 'form', 'selected', 'texts', 'failure');
  const busy = useTag(inbox, 'busy');
  const rows = useRef<HTMLUListElement>(null);
  const chosenRef = usePageRef<string | null>('chosen', null);
  const onChoose = useCallback((id: string) => inbox.send({ type: 'choose', id }), [inbox]);
  const onMark = useCallback((id: string) => inbox.send({ type: 'mark', id }), [inbox]);

  const onMove = useCallback((event: KeyboardEvent) => moveByArrows(event, inbox), [inbox]);

  useEffect(() => {
    const list = rows.current;
    const row = chosen === null ? null : list?.querySelector<HTMLElement>(`[data-id="${CSS.escape(chosen)}"]`);
    // The rows around it are shown first, so that people see what comes next.
    for (const shown of [row?.nextElementSibling, row?.previousElementSibling, row])
      shown?.scrollIntoView({ block: 'nearest' });
    // The list does not take the focus when the page opens. Later the focus stays where the person works: on a field, a
    // button, or here.
    const isLater = chosenRef.current !== null;
    chosenRef.current = chosen;
    const { activeElement } = document;
    const isHere = activeElement instanceof HTMLButtonElement && list?.contains(activeElement);
    if (isLater && form === null && (isHere || activeElement === document.body))
      row?.querySelector('button')?.focus({ preventScroll: true });
  }, [chosen, form, chosenRef]);

  const failure = lastFailure && !busy && !isSilent(lastFailure) ? lastFailure : null;
  const items = (!failure && page?.list) || [];
  const selectedIds = selected === 'all' ? null : new Set(selected.map(({ id }) => id));
  return (
    <section className={parts.pane} aria-label={t('list.label')} aria-busy={busy}>
      <ListTop inbox={inbox} />
      {items.length > 0 && (
        <ul ref={rows} className={classes.rows}>
          {items.map((comment) => (
            <InboxRow
              key={comment.id}
              comment={comment}
              isChosen={comment.id === chosen}
              isMarked={selectedIds?.has(comment.id) ?? true}
              isFixed={selectedIds === null}
              hasDraft={isUnsent(texts[comment.id])}
              onChoose={onChoose}
              onMark={onMark}
              onMove={onMove}
            />
          ))}
        </ul>
      )}
      {items.length === 0 && (
        <div className={classes.instead}>{(page || failure) && <NoComments inbox={inbox} failure={failure} />}</div>
      )}
      <BulkBar inbox={inbox} />
      <ListEnd inbox={inbox} />
    </section>
  );
}

/** The arrow keys move within the list. */
function moveByArrows(event: KeyboardEvent, inbox: InboxActor) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
  if (by === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  inbox.send({ type: 'move', by });
}
