import { imported } from '#src/i18n/import-afresh.ts';
import { bindBoard } from '#src/app/bindings/board.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';

// The wall is included: one chunk that the first one has to name.
export { createWall } from './wall.tsx';

/** The data display in the layout (decision 046). */
export const createBoardScreen = ({ http }: PageWorld) =>
  screen({
    view: async () => (await imported(() => import('#src/views/board/board-screen.tsx'))).BoardScreen,
    texts: ['board', 'content', 'place', 'tourism'],
    machine: bindBoard(http),
  });
