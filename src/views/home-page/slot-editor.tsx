import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Badge, Group, Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeItem, HomeSlot } from '#src/domain/content/home-page.ts';
import type { HomePageActor } from '#src/machines/content/home-page.ts';
import { useChild } from '#src/views/actors/use-snapshot.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './home-page.module.css';
import { ItemPicker } from './item-picker.tsx';
import { SlotItem } from './slot-item.tsx';

const nothing: readonly HomeItem[] = [];

interface Props {
  slot: HomeSlot;
  homePage: HomePageActor;
  readOnly: boolean;
}

/** One slot of the home page: its items in order, sorted by drag or arrow buttons, and a picker to add more. */
export function SlotEditor({ slot, homePage, readOnly }: Props) {
  const { t } = useTranslation('homePage');
  const text = useDomainText(['homePage']);
  const items = useSelector(homePage, (snapshot) => snapshot.context.slots[slot.name] ?? nothing);
  const picker = useChild(homePage, 'references');
  const [announcement, setAnnouncement] = useState('');
  // A press without movement is a click on something in the row, not a drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    homePage.send({ type: 'item.move', slot: slot.name, from, to });
    setAnnouncement(t('position', { title: item.title, place: to + 1, total: items.length }));
  };

  const drop = ({ active, over }: DragEndEvent) => {
    const indexOf = (key: unknown) => items.findIndex((item) => keyOf(item) === key);
    if (over && active.id !== over.id) move(indexOf(active.id), indexOf(over.id));
  };

  return (
    <Paper component="section" withBorder className={classes.slot} aria-label={text(slot.title)}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h4">
          {text(slot.title)}
        </Title>
        <Badge variant="light" color="gray" tt="none" fw={500}>
          {t('count', { count: items.length, most: slot.most })}
        </Badge>
      </Group>
      {items.length === 0 && (
        <Text size="sm" c="dimmed" py="xs">
          {t('empty')}
        </Text>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ container: globalThis.document.body }}
      >
        <SortableContext items={items.map(keyOf)} strategy={verticalListSortingStrategy}>
          <ol className={classes.items}>
            {items.map((item, index) => (
              <SlotItem
                key={keyOf(item)}
                id={keyOf(item)}
                item={item}
                readOnly={readOnly}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onMove={(by) => move(index, index + by)}
                onRemove={() => homePage.send({ type: 'item.remove', slot: slot.name, item })}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {!readOnly && picker && (
        <ItemPicker
          slot={slot}
          items={items}
          picker={picker}
          onPick={(item) => {
            homePage.send({ type: 'item.add', slot, item });
            setAnnouncement(t('picked', { title: item.title }));
          }}
        />
      )}
    </Paper>
  );
}

const keyOf = ({ path, id }: HomeItem): string => `${path}/${id}`;
