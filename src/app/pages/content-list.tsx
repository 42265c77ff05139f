import { type AnyActorLogic, fromPromise } from 'xstate';
import { createContentApi } from '#src/api/content.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { listMachine } from '#src/machines/content/list.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { bindListPage } from '#src/app/bindings/list-page.ts';
import { bindReferences } from '#src/app/bindings/references.ts';
import { bindTableTools } from '#src/app/bindings/table-tools.ts';
import { LateListPart } from '#src/views/approval/late-list-part.ts';

/** The list of a content type: the same screen for all types, bound to the calls of one. */
export function createListScreen(world: PageWorld, type: ContentType) {
  const { http, session, drafts, mapKey } = world;
  const api = createContentApi(http, type);
  const { early, actors } = bindListPage(session, api.query);
  return screen({
    early,
    view: async () => {
      const [{ ListScreen }] = await Promise.all([
        imported(() => import('#src/views/content/list-screen.tsx')),
        type.stages && LateListPart.preload(),
      ]);
      return ({ actor }) => <ListScreen type={type} actor={actor} />;
    },
    texts: ['content', ...(type.words ? [type.words] : [])],
    machine: listMachine.provide({
      guards: { hasMap: () => type.map === true },
      actors: {
        ...actors,
        references: bindReferences(http),
        tableTools: bindTableTools({ http, drafts, session }, type, api.query),
        operate: fromPromise(({ input: { operation, record, reason } }) =>
          api.operate(operation, record.id, { idempotencyKey: randomId() }, reason),
        ),
        loadBulk: fromPromise(async (): Promise<AnyActorLogic> =>
          (await imported(() => import('#src/app/bindings/content-bulk.ts'))).bindBulk(api, world, type),
        ),
        loadMap: fromPromise(async (): Promise<AnyActorLogic> =>
          (await imported(() => import('#src/app/bindings/base-map.ts'))).bindBaseMap(http, api, mapKey),
        ),
      },
    }),
  });
}
