import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import classes from './list-cards.module.css';
import { type Identified, isNothing, type ListColumn } from './column.ts';
import { ListRows, type RowProps, type RowsProps } from './list-rows.tsx';
import { RowBox } from './list-table.tsx';
import parts from '#src/views/styles/parts.module.css';

/** The items of a list on a phone: a card for each, with the content of the columns. */
export const ListCards = <Item extends Identified>(props: RowsProps<Item>) => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from a list without bullets
  <ul role="list" className={classes.cards}>
    <ListRows {...props} row={Card} />
  </ul>
);

const Card = memo(({ item, columns, isSelected, boxLabel, onToggle, onOpen }: RowProps) => {
  const at = (place: ListColumn<Identified>['card']) => columns.filter(({ card }) => card === place);
  const draw = (column: ListColumn<Identified>) => <Part key={column.name}>{column.render(item)}</Part>;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a card that opens something has a button for the keyboard
    <li
      className={classes.card}
      data-selected={isSelected || undefined}
      data-opens={onOpen ? '' : undefined}
      onClick={onOpen && (() => onOpen(item))}
    >
      {onToggle && (
        <div className={classes.box}>
          <RowBox label={boxLabel} checked={isSelected} onToggle={(withShift) => onToggle(item, withShift)} />
        </div>
      )}
      <div className={classes.title}>{at('title').map(draw)}</div>
      <div className={classes.actions}>{at('actions').map(draw)}</div>
      <dl className={classes.fields}>
        {at('badge').map((column) => (
          <div key={column.name}>
            <dt className={clsx(parts.unseen, classes.unseen)}>{column.title}</dt>
            <dd>{column.render(item)}</dd>
          </div>
        ))}
        {at('field').map((column) => (
          <Field key={column.name} title={column.title} value={column.render(item)} />
        ))}
      </dl>
    </li>
  );
});

const Part = ({ children }: { children: ReactNode }) => children;

/** Empty fields are left out of a card. */
const Field = ({ title, value }: { title: string; value: ReactNode }) =>
  !isNothing(value) && (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
