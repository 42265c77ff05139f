import { Checkbox, UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { actions as operations, type Action, buttonOf } from '#src/domain/rights/access.ts';
import { extentOf, type MatrixGroup, type MatrixPage, pathsOf } from '#src/domain/roles/role-matrix.ts';
import { DownIcon } from '#src/views/looks/icons.ts';
import classes from './role.module.css';
import { useModuleWords } from './use-module-words.ts';

type Grant = (paths: readonly string[], on: boolean) => void;

interface Props {
  /** The group with its visible pages, which the checkbox of the group ticks together. */
  group: MatrixGroup;
  granted: readonly string[];
  /** The rights that cannot be withdrawn. */
  kept: readonly string[];
  /** The id of the element that explains why they are kept. */
  keptHint: string;
  changed: ReadonlySet<string>;
  folded: boolean;
  /** The number of its pages that are rendered. */
  drawn: number;
  /** Null while a filter unfolds all groups. */
  onFold: (() => void) | null;
  onGrant: Grant;
  readOnly: boolean;
}

/** A group of the matrix: its three-state checkbox, and a row for each page. */
export function MatrixRows({
  group,
  granted,
  kept,
  keptHint,
  changed,
  folded,
  drawn,
  onFold,
  onGrant,
  readOnly,
}: Props) {
  const { t } = useTranslation('roles');
  const words = useModuleWords();
  const held = new Set(granted);
  const paths = pathsOf(group.pages);
  const extent = extentOf(held, paths);
  const name = words.groupName(group);
  return (
    <section aria-label={name}>
      <div className={classes.groupHead} data-row>
        <Checkbox
          aria-label={t('group.all', { name })}
          checked={extent === 'all'}
          indeterminate={extent === 'some'}
          disabled={readOnly}
          data-column="page"
          onChange={() => onGrant(paths, extent !== 'all')}
        />
        <UnstyledButton
          className={classes.fold}
          aria-expanded={!folded}
          disabled={onFold === null}
          onClick={() => onFold?.()}
        >
          <span>{name}</span>
          <span className={classes.count}>
            {t('group.count', { count: paths.filter((path) => held.has(path)).length, total: paths.length })}
          </span>
          {onFold && <DownIcon className={classes.chevron} size={16} aria-hidden />}
        </UnstyledButton>
      </div>
      {group.pages.slice(0, drawn).map((page) => (
        <PageRow
          key={page.path}
          page={page}
          held={marksOf(page, (path) => held.has(path))}
          kept={marksOf(page, (path) => kept.includes(path))}
          keptHint={keptHint}
          changed={marksOf(page, (path) => changed.has(path))}
          onGrant={onGrant}
          readOnly={readOnly}
        />
      ))}
    </section>
  );
}

interface RowProps {
  page: MatrixPage;
  /**
   * The names of the columns whose cells are ticked, must be kept, or have changed; as strings, so that they can be
   * compared.
   */
  held: string;
  kept: string;
  keptHint: string;
  changed: string;
  onGrant: Grant;
  readOnly: boolean;
}

/** Renders again only when its appearance changes: a matrix has hundreds of rows. */
const PageRow = memo(
  ({ page, held, kept, keptHint, changed, onGrant, readOnly }: RowProps) => {
    const { t } = useTranslation('roles');
    const words = useModuleWords();
    const name = words.pageName(page);
    const cellOf = (column: Column, label: string) => {
      const path = column === 'page' ? page.path : buttonOf(page.path, column);
      const isHeld = held.split(' ').includes(column);
      // Not `disabled`, so that it can be focused and a screen reader reads the reason.
      const isKept = isHeld && kept.split(' ').includes(column);
      return (
        <Checkbox
          className={classes.cell}
          classNames={{ label: column === 'page' ? (classes.pageName ?? '') : (classes.cellName ?? '') }}
          wrapperProps={changed.split(' ').includes(column) ? { 'data-changed': true } : {}}
          data-column={column}
          aria-label={t('cell', { page: name, right: words.rightName(column) })}
          label={label}
          title={isKept ? t('kept') : undefined}
          aria-describedby={isKept ? keptHint : undefined}
          aria-disabled={isKept || undefined}
          checked={isHeld}
          disabled={readOnly}
          onChange={(event) => onGrant([path], event.currentTarget.checked)}
        />
      );
    };
    return (
      <div className={classes.row} role="group" aria-label={name} data-row>
        {cellOf('page', name)}
        {operations.map((action) =>
          page.actions.includes(action) ? (
            <div key={action} className={classes.slot}>
              {cellOf(action, words.rightName(action))}
            </div>
          ) : (
            <span key={action} className={classes.none} aria-hidden />
          ),
        )}
      </div>
    );
  },
  (before, after) =>
    before.page === after.page &&
    before.held === after.held &&
    before.kept === after.kept &&
    before.changed === after.changed &&
    before.readOnly === after.readOnly,
);
PageRow.displayName = 'PageRow';

type Column = Action | 'page';

const marksOf = ({ path, actions }: MatrixPage, has: (path: string) => boolean): string =>
  [...(has(path) ? ['page'] : []), ...actions.filter((action) => has(buttonOf(path, action)))].join(' ');
