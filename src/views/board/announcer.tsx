import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { BoardActor } from '#src/machines/board/board.ts';
import { figuresOf } from '#src/domain/board/changes.ts';
import { andIn } from '#src/views/words/list-words.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { useBoard, useWriting } from '#src/views/board/parts/use-board.ts';
import parts from '#src/views/styles/parts.module.css';

/** The figures that are announced, by their name on the board. The others change together with them. */
const announced: Readonly<Record<string, string>> = {
  'bases/total': 'key.bases',
  'contents/total': 'key.contents',
  'browsing/hours24': 'key.hours24',
  'consultations/open': 'key.open',
  'consultations/overdue': 'key.overdue',
};

const selectAnswers = ({ context }: SnapshotFrom<BoardActor>) => context.answers;

/** Announces in one sentence what the last answer changed (W5.13), and when the refresh pauses or continues. */
export function Announcer() {
  const { t } = useTranslation('board');
  const text = useDomainText(['board']);
  const { exact, tag } = useWriting();
  const board = useBoard();
  const answers = useSelector(board, selectAnswers);
  // Read without a subscription: these values change together with the number of answers.
  const { tiles, changed } = board.getSnapshot().context;
  const figures = tiles ? figuresOf(tiles) : {};
  const numbers = changed.flatMap((figure) => {
    const name = announced[figure];
    return name ? [t('changedFigure', { name: text(name), value: exact(figures[figure] ?? 0) })] : [];
  });
  const event = tiles?.events?.list.find(({ id }) => changed.includes(`events/${id}`));
  const words = event
    ? [t('changedEvent', { title: event.title, action: text(`action.${event.action}`, { defaultValue: '' }) })]
    : [];
  const list = andIn(tag).format([...numbers, ...words]);
  return (
    <p className={parts.unseen} role="status" data-answer={answers}>
      {list && t('changed', { list })}
    </p>
  );
}
