import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Comment } from '#src/domain/comments/comment.ts';
import { wordsPath } from '#src/domain/comments/word-paths.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import classes from './pane.module.css';

/** The reason why a comment is marked: the words found in it, and the watch word that each matched (W2.7). */
export function PaneMarks({ comment: { text, marks } }: { comment: Comment }) {
  const { t } = useTranslation('comments');
  if (marks.length === 0) return null;
  const lines = new Map(
    marks.map(({ entry, word, from, to }) => {
      const found = text.slice(from, to);
      const line = found === word ? t('marks.same', { word }) : t('marks.entry', { found, word });
      return [`${entry} ${line}`, { entry, line }];
    }),
  );
  return (
    <div className={classes.marks}>
      <h3 className={classes.kind}>{t('marks.title')}</h3>
      <ul>
        {[...lines].map(([key, { entry, line }]) => (
          <li key={key}>
            <Clipped>
              <Anchor component={Link} href={`${wordsPath}?${new URLSearchParams({ entry })}`} inherit>
                {line}
              </Anchor>
            </Clipped>
          </li>
        ))}
      </ul>
    </div>
  );
}
