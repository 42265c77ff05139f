import { ActionIcon, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { EditorActor } from '#src/machines/content/editor.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { NextIcon, PreviousIcon } from './icons.ts';

const icons = { previous: PreviousIcon, next: NextIcon };

/** The records around this one, in the list as it was last queried. */
export function NeighbourLinks({ editor, path }: { editor: EditorActor; path: string }) {
  const { t } = useTranslation('editor');
  const { neighbours } = useContextOf(editor, 'neighbours');
  if (!neighbours.previous && !neighbours.next) return null;
  return (
    <Group gap={4} wrap="nowrap">
      {(['previous', 'next'] as const).map((side) => {
        const Icon = icons[side];
        const id = neighbours[side];
        const look = {
          variant: 'default',
          size: 'input-xs',
          'aria-label': t(`btn.${side}`),
          title: t(`btn.${side}`),
        } as const;
        return id ? (
          <ActionIcon key={side} component={Link} href={`${path}/${encodeURIComponent(id)}`} {...look}>
            <Icon size={16} aria-hidden />
          </ActionIcon>
        ) : (
          <ActionIcon key={side} disabled {...look}>
            <Icon size={16} aria-hidden />
          </ActionIcon>
        );
      })}
    </Group>
  );
}
