import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GripIcon } from '#src/views/looks/icons.ts';
import type { ColumnChoice } from './column-chooser.tsx';
import classes from './columns-panel.module.css';

interface Props {
  columns: readonly ColumnChoice[];
  onOrder: (names: readonly string[]) => void;
  renderColumn: (column: ColumnChoice) => ReactNode;
}

/** The columns in order: dragged by the grip, or moved with the arrow keys on it. */
export function ColumnOrder({ columns, onOrder, renderColumn }: Props) {
  const { t } = useTranslation('listview');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 3 } }));
  const [announcement, announce] = useState('');
  const names = columns.map(({ name }) => name);

  const move = (from: number, to: number) => {
    const column = columns[from];
    if (!column || to < 0 || to >= names.length || to === from) return;
    onOrder(arrayMove(names, from, to));
    announce(t('columns.moved', { column: column.title, place: to + 1, count: names.length }));
  };

  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(names.indexOf(String(active.id)), names.indexOf(String(over.id)));
  };

  return (
    // The library announces in English only, so its announcements are replaced.
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ screenReaderInstructions: { draggable: t('columns.moveHint') }, announcements: silence }}
    >
      <SortableContext items={names} strategy={verticalListSortingStrategy}>
        {columns.map((column, index) => (
          <Sortable key={column.name} column={column} onMove={(by) => move(index, index + by)}>
            {renderColumn(column)}
          </Sortable>
        ))}
      </SortableContext>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </DndContext>
  );
}

const nothing = () => undefined;
const silence = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

interface SortableProps {
  column: ColumnChoice;
  onMove: (by: number) => void;
  children: ReactNode;
}

function Sortable({ column, onMove, children }: SortableProps) {
  const { t } = useTranslation('listview');
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: column.name,
  });
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <div
      ref={setNodeRef}
      className={classes.column}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? '' }}
    >
      {children}
      <ActionIcon
        {...listeners}
        ref={setActivatorNodeRef}
        variant="subtle"
        color="gray"
        size="sm"
        className={classes.grip ?? ''}
        aria-label={t('columns.move', { column: column.title })}
        aria-keyshortcuts="ArrowUp ArrowDown"
        title={t('columns.moveHint')}
        onKeyDown={press}
      >
        <GripIcon size={14} />
      </ActionIcon>
    </div>
  );
}
