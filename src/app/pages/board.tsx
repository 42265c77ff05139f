import { imported } from '#src/i18n/import-afresh.ts';
import type { BoardActor } from '#src/machines/board/board.ts';
import { bindBoard } from '#src/app/bindings/board.ts';
import { lateScreen } from '#src/app/late-screen.ts';
import type { PageWorld, Screen } from '#src/app/screen.ts';

// The wall is included: one chunk that the first one has to name.
export { createWall } from './wall.tsx';

/** The data display in the layout (decision 046). */
export const createBoardScreen = ({ http }: PageWorld): Screen => ({
  Component: lateScreen(
    async () => {
      const { BoardScreen } = await imported(() => import('#src/views/board/board-screen.tsx'));
      return ({ actor }) => <BoardScreen board={actor as BoardActor} />;
    },
    'board',
    'content',
    'place',
    'tourism',
  ),
  logic: bindBoard(http),
});
