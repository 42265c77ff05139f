import { UnstyledButton } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupsWithoutCover } from '#src/domain/content/cover.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { useEditorPage, useRecordForm } from './editor-page.ts';
import classes from './side-column.module.css';

/** The index beside a long form: a link to each group, its number of errors, and the group in view. */
export function GroupIndex() {
  const { t } = useTranslation('editor');
  const text = useDomainText(['content', 'shell']);
  const { type, jumpTo } = useEditorPage();
  const { errors } = useRecordForm();
  const nav = useRef<HTMLElement>(null);
  const current = useCurrentGroup(nav);
  return (
    <nav ref={nav} className={classes.index} aria-label={t('index.title')}>
      {groupsWithoutCover(type).map(({ title, fields }) => {
        const wrong = fields.filter(({ name }) => name in errors).length;
        return (
          <UnstyledButton
            key={title}
            className={classes.entry}
            aria-current={title === current ? 'location' : undefined}
            onClick={() => jumpTo(fields[0]?.name ?? '')}
          >
            <span>{text(title)}</span>
            {wrong > 0 && <span className={classes.wrong}>{wrong}</span>}
          </UnstyledButton>
        );
      })}
    </nav>
  );
}

/** The first group of the form in the upper part of the window. */
function useCurrentGroup(nav: RefObject<HTMLElement | null>): string | undefined {
  const [inView, setInView] = useState<readonly string[]>([]);
  useEffect(() => {
    const groups = [...(nav.current?.closest('form')?.querySelectorAll<HTMLElement>('[data-group]') ?? [])];
    const nameOf = (group: Element) => (group as HTMLElement).dataset['group'] ?? '';
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(nameOf(target));
          else seen.delete(nameOf(target));
        }
        setInView(groups.map(nameOf).filter((name) => seen.has(name)));
      },
      { rootMargin: '-120px 0px -60% 0px' },
    );
    for (const group of groups) observer.observe(group);
    return () => observer.disconnect();
  }, [nav]);
  return inView[0];
}
