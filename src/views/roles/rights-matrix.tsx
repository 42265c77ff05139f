import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { keywordOf } from '#src/domain/keyword.ts';
import { actions } from '#src/domain/rights/access.ts';
import { differenceOf, type MatrixGroup, pageOf } from '#src/domain/roles/role-matrix.ts';
import { protectedPaths, savedGranted } from '#src/machines/roles/role-editor-context.ts';
import type { RoleEditorActor } from '#src/machines/roles/role-editor.ts';
import { SearchIcon } from '#src/views/looks/icons.ts';
import { usePageState } from '#src/views/page/page-state.ts';
import { barRef } from '#src/views/page/sticky-height.ts';
import { SearchInput } from '#src/views/search/search-input.tsx';
import { useQuickSearch } from '#src/views/search/use-quick-search.ts';
import { MatrixRows } from './matrix-rows.tsx';
import { moveByArrows } from './move-by-arrows.ts';
import classes from './role.module.css';
import { useModuleWords } from './use-module-words.ts';

type Snapshot = SnapshotFrom<RoleEditorActor>;

const selectContext = (snapshot: Snapshot) => snapshot.context;
const sameRights = (a: Snapshot['context'], b: Snapshot['context']) =>
  a.granted === b.granted && a.matrix === b.matrix && a.role === b.role && a.roles === b.roles;

/** A row budget: a server may have thousands of pages, each with several boxes. */
const rowsAtOnce = 200;

/** The rights of a role: pages by actions, grouped as in the menu. */
export function RightsMatrix({ editor, readOnly }: { editor: RoleEditorActor; readOnly: boolean }) {
  const { t } = useTranslation('roles');
  const words = useModuleWords();
  const context = useSelector(editor, selectContext, sameRights);
  const { granted, matrix } = context;
  const [filter, setFilter] = usePageState('filter', '');
  const [only, setOnly] = usePageState<{ role: unknown; pages: ReadonlySet<string> } | null>('only', null);
  const keptHint = useId();
  const [folded, setFolded] = usePageState<readonly string[]>('folded', []);
  const { granted: added, withdrawn } = differenceOf(savedGranted(context), granted);
  const changed = new Set([...added, ...withdrawn]);
  const changedPages = new Set([...changed].map(pageOf));
  const onlyChanged = only !== null;
  // A row whose change is undone stays until the role is saved or loaded again, because the focus is in it.
  const wasChanged = (path: string) => only?.role === context.role && only.pages.has(path);
  const kept = protectedPaths(context);
  const pages = matrix.flatMap((group) => group.pages);
  const found = new Set(useQuickSearch(filter, pages, words.pageName));
  const groups = matrix
    .map((group) => ({
      ...group,
      pages: group.pages.filter(
        (page) => found.has(page) && (!onlyChanged || changedPages.has(page.path) || wasChanged(page.path)),
      ),
    }))
    .filter((group) => group.pages.length > 0);
  // While a filter is set, all groups are unfolded, so that every match can be seen.
  const isFiltered = keywordOf(filter) !== '';
  const narrowed = isFiltered || onlyChanged;
  const isFolded = ({ path }: MatrixGroup) => !narrowed && folded.includes(path);
  const [most, setMost] = usePageState('rows', rowsAtOnce);
  const rows = groups.map((group) => (isFolded(group) ? 0 : group.pages.length));
  const drawn = shareOut(most, rows);
  const left = sumOf(rows) - sumOf(drawn);
  const fold = ({ path }: MatrixGroup) =>
    setFolded(folded.includes(path) ? folded.filter((other) => other !== path) : [...folded, path]);

  return (
    <div>
      <Group gap="sm" mb="sm" align="center">
        <SearchInput
          className={classes.filter}
          label={t('filter')}
          leftSection={<SearchIcon size={16} aria-hidden />}
          value={filter}
          onText={setFilter}
          // Enter searches pages here and saves nothing.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Checkbox
          label={t('filter.changed')}
          checked={onlyChanged}
          onChange={() => setOnly(onlyChanged ? null : { role: context.role, pages: changedPages })}
        />
        <Button.Group>
          <Button variant="default" size="compact-sm" onClick={() => setFolded([])}>
            {t('expand')}
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => setFolded(matrix.map(({ path }) => path))}>
            {t('collapse')}
          </Button>
        </Button.Group>
      </Group>
      {kept.length > 0 && (
        <Text id={keptHint} size="sm" c="dimmed" mb="sm">
          {t('kept')}
        </Text>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys lead between the boxes inside */}
      <div className={classes.matrix} role="group" aria-label={t('rights')} onKeyDown={moveByArrows}>
        <div ref={barRef} className={classes.head} aria-hidden>
          <span>{words.rightName('page')}</span>
          {actions.map((action) => (
            <span key={action}>{words.rightName(action)}</span>
          ))}
        </div>
        {groups.map((group, index) => (
          <MatrixRows
            key={group.path}
            group={group}
            granted={granted}
            kept={kept}
            keptHint={keptHint}
            changed={changed}
            folded={isFolded(group)}
            drawn={drawn[index] ?? 0}
            onFold={narrowed ? null : () => fold(group)}
            onGrant={(paths, on) => editor.send({ type: 'grant', paths, on })}
            readOnly={readOnly}
          />
        ))}
        {left > 0 && (
          <Button variant="subtle" fullWidth onClick={() => setMost(most + rowsAtOnce)}>
            {t('more', { left })}
          </Button>
        )}
        {groups.length === 0 && (
          <Text c="dimmed" size="sm" p="md" ta="center">
            {onlyChanged && !isFiltered ? t('filter.noChange') : t('filter.none')}
          </Text>
        )}
      </div>
    </div>
  );
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Distributes the row budget, first come first served. */
const shareOut = (most: number, wanted: readonly number[]): readonly number[] =>
  wanted.map((number, index) => Math.max(0, Math.min(number, most - sumOf(wanted.slice(0, index)))));
