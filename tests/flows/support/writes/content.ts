import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { testStart } from '#tests/support/test-start.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { type RecordOperation, recordOperations } from '#src/domain/content/record.ts';
import { valuesOf } from '#src/domain/content/values.ts';
import type { EditorActor } from '#src/machines/content/editor.ts';
import type { HomePageActor } from '#src/machines/content/home-page.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import {
  fileCollection,
  homePageCollection,
  recordCollection,
  revisionsCollection,
  stepsCollection,
} from '#mocks/store/collections.ts';
import { contents } from '#tests/corpus/files.ts';
import type { TestServer } from '#tests/flows/support/server.ts';
import { countOf, rowsOf, write } from './write.ts';
import { homePageRow, seedRecords } from '#tests/support/seed.ts';

const { path } = scienceKnowledge;
const activities = '/service/activities';
const applications = '/home/baseResourcesApplication';
const account = 'admin';
const title = '红树林的呼吸根';

const operation = (name: RecordOperation['name']): RecordOperation => {
  const found = recordOperations.find((one) => one.name === name);
  if (!found) throw new Error(`there is no operation ${name}`);
  return found;
};

const [article] = seedRecords['/home/scienceKnowledge'];
const articleId = '1';

/** Applies an operation to the first online record of a list, if the list still shows it as online. */
const operating = (of: string, name: RecordOperation['name']) => ({
  account,
  successNotices: ['record.changed'] as const,
  renews: true as const,
  url: `${of}?status=online&pageSize=10`,
  type(list: ListActor) {
    list.send({ type: 'select', selected: list.getSnapshot().context.page?.list.slice(0, 1) ?? [] });
  },
  save(list: ListActor) {
    const { page, selected } = list.getSnapshot().context;
    const record = page?.list.find(({ id }) => id === (selected === 'all' ? null : selected[0]?.id));
    if (record?.status === 'online') list.send({ type: 'operate', operation: operation(name), record, title });
  },
});

const offline = (server: TestServer) =>
  countOf(server, recordCollection(path), ({ record }) => record?.status === 'offline');

const typedIn = (editor: EditorActor) => editor.getSnapshot().context.typed;
const saveTyped = (editor: EditorActor) => editor.send({ type: 'save', values: typedIn(editor) ?? {} });

/** A step on the page of an application. */
const step = (id: string, name: 'submit' | 'return' | 'goOnline', reason?: string) => {
  const last = name === 'goOnline' ? 'line' : name;
  return write<EditorActor>({
    name: `an application: ${name}`,
    url: `${applications}/${id}`,
    account,
    path: `${applications}/${last}`,
    successNotices: ['record.changed'],
    save: (editor) => editor.send({ type: 'operate', operation: operation(name), ...(reason && { reason }) }),
    count: async (server) =>
      (await rowsOf(server, stepsCollection))
        .filter((row) => row.id === id)
        .flatMap(({ events }) => events)
        .filter((event) => event.time > toShanghaiTime(testStart) && event.step === last).length,
  });
};

export const contentWrites = [
  write<EditorActor>({
    name: 'a record',
    url: `${path}/${articleId}`,
    account,
    path: `${path}/update`,
    successNotices: ['record.live'],
    type(editor) {
      const { record } = editor.getSnapshot().context;
      if (record) editor.send({ type: 'typed', values: { ...valuesOf(scienceKnowledge, record), mainTitle: title } });
    },
    save: saveTyped,
    typed: typedIn,
    count: async (server) =>
      (await rowsOf(server, revisionsCollection))
        .filter((row) => row.path === path && row.recordId === articleId)
        .flatMap(({ revisions }) => revisions)
        .filter(({ values }) => values?.['mainTitle'] === title).length,
  }),
  write<EditorActor>({
    name: 'a new record',
    url: `${path}/new`,
    account,
    path: `${path}/add`,
    type(editor) {
      const filled = article ? valuesOf(scienceKnowledge, article) : {};
      editor.send({ type: 'typed', values: { ...filled, mainTitle: title } });
    },
    save: saveTyped,
    typed: typedIn,
    count: (server) => countOf(server, recordCollection(path), ({ record }) => record?.['mainTitle'] === title),
  }),
  write<ListActor>({
    ...operating(path, 'unpublish'),
    name: 'a row of a list: offline',
    path: `${path}/updown`,
    count: offline,
  }),
  write<ListActor>({
    ...operating(activities, 'delete'),
    name: 'a row of a list: deleted',
    path: `${activities}/del`,
    count: (server) => countOf(server, recordCollection(activities), ({ record }) => record === null),
  }),
  write<ListActor>({
    name: 'many records',
    url: `${path}?status=online`,
    account,
    path: `${path}/updown`,
    successNotices: [],
    type(list) {
      list.send({ type: 'select', selected: list.getSnapshot().context.page?.list.slice(0, 3) ?? [] });
    },
    async save(list, app) {
      const bulk = () => list.getSnapshot().context.bulk;
      if (bulk()?.getSnapshot().matches('reported')) return bulk()?.send({ type: 'retry' });
      list.send({ type: 'bulk.start', operation: operation('unpublish') });
      await app.settle();
      bulk()?.send({ type: 'confirm' });
    },
    typed: (list) => list.getSnapshot().context.selected,
    failureOn: (list) => list.getSnapshot().context.bulk?.getSnapshot().context.failed[0]?.failure ?? null,
    count: async (server) => (await offline(server)) / 3,
  }),
  write<HomePageActor>({
    name: 'the public home page',
    url: '/home/index',
    account,
    path: '/home/index/update',
    successNotices: ['record.live'],
    type(home) {
      const [item] = home.getSnapshot().context.slots['knowledge'] ?? [];
      if (item) home.send({ type: 'item.remove', slot: 'knowledge', item });
    },
    save(home) {
      home.send({ type: 'save' });
      home.send({ type: 'save.confirm' });
    },
    typed: (home) => home.getSnapshot().context.slots['knowledge']?.map(({ id }) => id),
    count: async (server) => ((await rowsOf(server, homePageCollection))[0] ?? homePageRow).version,
  }),
  step('SQ021', 'submit'),
  step('SQ005', 'return', '材料不全，请补充。'),
  step('SQ017', 'goOnline'),
  write<FilesActor>({
    name: 'a picture',
    url: `${path}/${articleId}`,
    account,
    path: '/sys/file/upload',
    needsAnswer: true,
    successNotices: [],
    actorOf: (app) => (app.page() as EditorActor).getSnapshot().children['files'] as unknown as FilesActor,
    type(files) {
      // The field accepts the stored file.
      files.subscribe(({ context: { uploads } }) => {
        if (uploads['cover']?.getSnapshot().matches('stored'))
          queueMicrotask(() => files.send({ type: 'upload.over', place: 'cover' }));
      });
    },
    save(files) {
      const upload = files.getSnapshot().context.uploads['cover'];
      const file = new File([contents.png], '红树林.png', { type: 'image/png' });
      if (upload) upload.send({ type: 'retry' });
      else files.send({ type: 'file.chosen', place: 'cover', file });
    },
    failureOn: (files) => files.getSnapshot().context.uploads['cover']?.getSnapshot().context.failure ?? null,
    count: async (server) => (await rowsOf(server, fileCollection)).length,
  }),
];
