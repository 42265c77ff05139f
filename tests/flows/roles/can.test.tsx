import { cleanup, render } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Grants } from '#src/domain/rights/access.ts';
import { type AppFacade, AppProvider } from '#src/views/app-context.ts';
import { Can } from '#src/views/rights/can.tsx';
import { PagePathProvider } from '#src/views/page/page-path.ts';
import { textsStarted } from '#tests/setup/texts.ts';

await textsStarted;

const page = '/home/scienceKnowledge';

/** Renders content on a page, with these grants. */
function draw(content: React.ReactNode, grants: Grants, path = page) {
  const snapshot = { context: { grants } };
  const session = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) };
  const { container } = render(
    <AppProvider value={{ session } as unknown as AppFacade}>
      <PagePathProvider value={path}>{content}</PagePathProvider>
    </AppProvider>,
  );
  return { words: () => container.textContent };
}

const granted = (...buttons: string[]): Grants => ({ admin: false, pages: [page], buttons });

describe('the permission directive', () => {
  test('the content is rendered only with the right of the page’s own path', () => {
    history.replaceState(null, '', '/home/informationCenter');
    expect(draw(<Can action="edit">x</Can>, granted(`${page}_edit`)).words()).toBe('x');
    cleanup();
    expect(draw(<Can action="edit">x</Can>, granted(`${page}_add`, '/home/informationCenter_edit')).words()).toBe('');
    cleanup();
    expect(
      draw(<Can action="edit">x</Can>, granted('/home/informationCenter_edit'), '/home/informationCenter').words(),
    ).toBe('x');
  });

  test('decision 004: an action without its own right uses another right, or that of the page', () => {
    const all = (
      <>
        <Can action="import">i</Can>
        <Can action="restore">r</Can>
        <Can action="export">e</Can>
      </>
    );
    expect(draw(all, granted(`${page}_add`)).words()).toBe('ie');
    cleanup();
    expect(draw(all, granted(`${page}_edit`)).words()).toBe('re');
  });

  // @ts-expect-error -- an empty action does not compile
  const empty = <Can action="">x</Can>;
  // @ts-expect-error -- nor does an unknown action
  const unknown = <Can action="edti">x</Can>;
  // @ts-expect-error -- nor does a missing action
  const none = <Can>x</Can>;

  test.each([
    ['an empty action', empty, '""'],
    ['an unknown action', unknown, '"edti"'],
    ['no action', none, 'none'],
  ])('%s throws in development', (_, content, named) => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => draw(content, granted())).toThrow(
      `<Can> needs an action of src/domain/rights/page-actions.ts, not ${named}`,
    );
  });

  test('in production an unknown action is reported on the console and renders nothing', () => {
    vi.stubEnv('DEV', false);
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    // @ts-expect-error -- no such action
    expect(draw(<Can action="edti">x</Can>, { admin: true, pages: [], buttons: [`${page}_edti`] }).words()).toBe('');
    expect(String(logged.mock.calls[0]?.[0])).toContain('not "edti"');
  });
});
