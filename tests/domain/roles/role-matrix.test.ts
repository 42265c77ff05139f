import { readGrants } from '#src/domain/routes/read-grants.ts';
import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { grantsOf } from '#mocks/seed/modules.ts';
import { readRoleDraft, writeRoleDraft } from '#src/domain/roles/role-draft.ts';
import { reasonNotToDelete, isLastManager, managesRoles, Role } from '#src/domain/roles/role.ts';
import {
  modulesOutsideMatrix,
  differenceOf,
  extentOf,
  grantedBy,
  matrixOf,
  moduleListOf,
  pageOf,
  pathsOf,
  rebased,
  sameGranted,
  withGrants,
} from '#src/domain/roles/role-matrix.ts';

const matrix = matrixOf(grantsOf(() => true));
const every = matrix.flatMap(({ pages }) => pathsOf(pages));
const entriesOf = (paths: readonly string[]) => paths.map((modulePath) => ({ modulePath }));
const science = '/home/scienceKnowledge';

const anyPaths = fc.array(fc.constantFrom(...every, '/gone/page', '/gone/page_add', `${science}_print`, 'rubbish'), {
  maxLength: 12,
});

describe('the matrix', () => {
  test('has the pages of the modules in the groups of the menu', () => {
    const built = matrixOf(grantsOf(() => true));
    expect(built.map(({ path, titles, pages }) => [path, titles, pages.length])).toEqual([
      ['/home', ['menu.home'], 8],
      ['/board', ['menu.board'], 1],
      ['/comment', ['menu.comment'], 1],
      ['/book', ['menu.book'], 1],
      ['/statistics', ['menu.statistics'], 7],
      ['/set', ['menu.set'], 1],
      ['/system', ['menu.system'], 3],
      ['/basic', ['menu.basic'], 4],
      ['/business', ['menu.display', 'menu.business'], 4],
      ['/service', ['menu.display', 'menu.service'], 2],
    ]);
    expect(built[0]?.pages[4]).toEqual({
      path: science,
      title: 'menu.home.scienceKnowledge',
      name: '科普知识',
      actions: ['add', 'edit', 'updown', 'isbanner', 'istop'],
    });
    expect(every).toHaveLength(grantsOf(() => true).length);
  });

  test('grants a page for a button alone, and ignores invalid module paths', () => {
    const small = matrixOf([
      { modulePath: '/new/page_line' },
      { modulePath: 'rubbish' },
      { modulePath: '/new/page_print' },
    ]);
    expect(small).toEqual([
      { path: '', titles: [], pages: [{ path: '/new/page', title: null, name: '/new/page', actions: ['line'] }] },
    ]);
  });

  test('shows the path of a page without a name, and puts pages without a group last', () => {
    const small = matrixOf([
      { modulePath: '/new/page', moduleName: '新页' },
      { modulePath: science, moduleName: null },
      { modulePath: '/home/index' },
    ]);
    expect(small.map(({ path, pages }) => [path, ...pages.map(({ name }) => name)])).toEqual([
      ['/home', science, '/home/index'],
      ['', '新页'],
    ]);
  });

  test('handles five thousand modules', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      modulePath: `/g${(index >> 1) % 40}/p${index >> 1}${index % 2 ? '_add' : ''}`,
    }));
    const [first, ...rest] = matrixOf(many);
    expect({ pages: first?.pages.length, rest, granted: grantedBy(matrixOf(many), many).length }).toEqual({
      pages: 2500,
      rest: [],
      granted: 5000,
    });
  });
});

describe('ticking', () => {
  test('ticking an operation ticks its page, unticking a page unticks its operations (product 6)', () => {
    const ticked = withGrants([], [`${science}_edit`], true);
    expect(ticked).toEqual([science, `${science}_edit`]);
    expect(withGrants(ticked, [`${science}_edit`], false)).toEqual([science]);
    expect(withGrants(ticked, [science], false)).toEqual([]);
  });

  test('a group box has three states', () => {
    const [home] = matrix;
    const paths = pathsOf(home?.pages ?? []);
    const states = [[], withGrants([], [science], true), withGrants([], paths, true)].map((granted) =>
      extentOf(new Set(granted), paths),
    );
    expect(states).toEqual(['none', 'some', 'all']);
  });

  test('a required cell stays ticked when its page or group is unticked', () => {
    const kept = ['/system/roleManager', '/system/roleManager_edit'];
    expect(withGrants(every, every, false, kept)).toEqual(kept);
  });

  test('a required page keeps its operations when it is unticked', () => {
    const granted = ['/system/roleManager', '/system/roleManager_edit'];
    expect(withGrants(granted, ['/system/roleManager'], false, ['/system/roleManager'])).toEqual(granted);
  });

  test('no operation is ever ticked without its page', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...every), fc.boolean()), { maxLength: 30 }), (steps) => {
        const granted = steps.reduce<readonly string[]>((now, [path, on]) => withGrants(now, [path], on), []);
        const { pages, buttons } = readGrants(entriesOf(granted), '');
        expect(new Set(granted)).toEqual(new Set([...pages, ...buttons]));
        expect(granted).toHaveLength(new Set(granted).size);
      }),
    );
  });
});

describe('the saved grants', () => {
  test('without a change they equal the loaded ones exactly, including unknown modules, duplicates and lone buttons', () => {
    fc.assert(
      fc.property(anyPaths, (paths) => {
        const loaded = entriesOf(paths);
        expect(moduleListOf(matrix, loaded, grantedBy(matrix, loaded))).toEqual(paths);
      }),
    );
  });

  test('after a change they are the ticked ones plus those without a cell, unless their page is removed', () => {
    fc.assert(
      fc.property(anyPaths, fc.array(fc.constantFrom(...every), { maxLength: 12 }), (paths, ticked) => {
        const loaded = entriesOf(paths);
        const granted = withGrants([], ticked, true);
        const saved = entriesOf(moduleListOf(matrix, loaded, granted));
        expect(new Set(grantedBy(matrix, saved))).toEqual(new Set(granted));
        const kept = modulesOutsideMatrix(matrix, loaded).filter(
          (path) => path !== `${science}_print` || granted.includes(science),
        );
        expect(modulesOutsideMatrix(matrix, saved)).toEqual(kept);
      }),
    );
  });

  test('a page that was granted by its button alone stays when the button goes', () => {
    expect(moduleListOf(matrix, entriesOf([`${science}_edit`]), [science])).toEqual([science]);
  });
});

test('grants without a cell are listed; a path without a page before its underscore is a page', () => {
  const unknown = ['/gone/page', `${science}_print`];
  expect(modulesOutsideMatrix(matrix, entriesOf([science, ...unknown]))).toEqual(unknown);
  expect([`${science}_print`, science, '_print'].map(pageOf)).toEqual([science, science, '_print']);
});

describe('the difference', () => {
  test.for([
    [[science], [science], true],
    [[science, '/home/index'], ['/home/index', science], true],
    [[science], [science, '/home/index'], false],
    [[science, '/home/index'], [science], false],
    [[science], ['/home/index'], false],
  ] as const)('%j and %j are the same: %s', ([one, other, same]) => {
    expect(sameGranted(one, other)).toEqual(same);
  });

  test('lists granted and withdrawn paths', () => {
    expect(differenceOf([science, `${science}_add`], [science, `${science}_edit`])).toEqual({
      granted: [`${science}_edit`],
      withdrawn: [`${science}_add`],
    });
  });

  test('fault F7: both changes are kept when another user saved in the meantime', () => {
    const base = [science, `${science}_add`, '/home/index'];
    const mine = withGrants(withGrants(base, [`${science}_edit`], true), ['/home/index'], false);
    const theirs = withGrants(base, ['/basic/hotels_del'], true);
    expect(rebased(base, mine, theirs)).toEqual([
      science,
      `${science}_add`,
      '/basic/hotels',
      '/basic/hotels_del',
      `${science}_edit`,
    ]);
  });

  test('applied to an unchanged role it gives the ticked grants', () => {
    fc.assert(
      fc.property(anyPaths, anyPaths, (one, other) => {
        const [base, mine] = [grantedBy(matrix, entriesOf(one)), grantedBy(matrix, entriesOf(other))];
        expect(sameGranted(rebased(base, mine, base), mine)).toEqual(true);
      }),
    );
  });
});

describe('a role that can edit roles', () => {
  const roleOf = (id: string, ...paths: string[]): Role => ({
    id,
    roleName: `角色${id}`,
    moduleInfoList: entriesOf(paths),
    userCount: 1,
  });
  const [manager, second, other] = [
    roleOf('1', '/system/roleManager_edit'),
    roleOf('2', ...every),
    roleOf('3', '/system/roleManager'),
  ];

  test('has the page with its right to edit', () => {
    expect([manager, second, other].map(({ moduleInfoList }) => managesRoles(moduleInfoList))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('cannot be deleted if it is the last one or the user’s own', () => {
    expect({
      onlyManager: isLastManager([manager, other], '1'),
      oneOfTwo: isLastManager([manager, second], '1'),
      noManager: isLastManager([manager, other], '3'),
    }).toEqual({ onlyManager: true, oneOfTwo: false, noManager: false });
    expect({
      lastManager: reasonNotToDelete([manager, other], manager, '角色9'),
      own: reasonNotToDelete([manager, other], manager, '角色1'),
      oneOfTwo: reasonNotToDelete([manager, second], manager, '角色9'),
    }).toEqual({ lastManager: 'lastManager', own: 'own', oneOfTwo: null });
  });

  test('does not count without users; with an unknown number of users it counts', () => {
    const { userCount: _, ...uncounted } = second;
    expect({
      otherUnused: isLastManager([manager, { ...second, userCount: 0 }], '1'),
      unused: isLastManager([manager, { ...second, userCount: 0 }], '2'),
      otherUnknown: isLastManager([manager, uncounted], '1'),
    }).toEqual({ otherUnused: true, unused: false, otherUnknown: false });
  });
});

test('a role is read without invalid entries and invalid optional fields (decision 002)', () => {
  const role = { id: '1', roleName: '审核' };
  const sent = { ...role, moduleInfoList: [{ modulePath: science, moduleName: null }, { moduleName: 'x' }, null, 'y'] };
  const read = { ...role, moduleInfoList: [{ modulePath: science, moduleName: null }] };
  expect(parse(Role, sent)).toEqual(read);
  for (const unusable of [null, '3', 1.5, -1])
    expect(parse(Role, { ...sent, version: unusable, userCount: unusable })).toEqual(read);
  expect(parse(Role, { ...sent, version: 3, userCount: 0 })).toEqual({ ...read, version: 3, userCount: 0 });
});

test('a draft is read back unchanged; a damaged one counts as absent', () => {
  const draft = { roleName: '审核', granted: [science], base: { roleName: '', granted: [] } };
  const { base: _, ...baseless } = draft;
  expect(readRoleDraft(writeRoleDraft(draft))).toEqual(draft);
  expect({
    truncated: readRoleDraft({ role: '{' }),
    list: readRoleDraft({ role: '[1]' }),
    baseless: readRoleDraft({ role: JSON.stringify(baseless) }),
    empty: readRoleDraft({}),
  }).toEqual({ truncated: null, list: null, baseless: null, empty: null });
});
