import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { CommentTarget } from '#src/domain/comments/comment.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import { nounKey } from '#src/domain/menu-key.ts';
import { matchRoute, opens } from '#src/domain/routes/routes.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './pane.module.css';

/** The item that was commented on: its title, a link for those who may open it, and the beginning of its text. */
export function PaneTarget({
  target: { path, id, title },
  excerpt,
}: {
  target: CommentTarget;
  excerpt: string | null;
}) {
  const { t } = useTranslation('comments');
  const text = useDomainText(['nouns']);
  const grants = useGrants();
  const kind = matchRoute(path) ? nounKey(path) : undefined;
  const mayOpen = excerpt !== '' && opens(grants, recordPath(path, id));
  return (
    <div className={classes.target}>
      <p className={classes.kind}>
        {t('pane.on')}
        {kind !== undefined && ` · ${text(kind)}`}
      </p>
      <div className={classes.title}>
        {mayOpen ? (
          <Anchor component={Link} href={recordPath(path, id)} inherit>
            {title}
          </Anchor>
        ) : (
          <Clipped>{title}</Clipped>
        )}
      </div>
      {excerpt === '' ? (
        <p className={classes.excerpt}>{t('pane.noRecord')}</p>
      ) : (
        excerpt !== null && (
          <div className={classes.excerpt}>
            <Clipped>{excerpt}</Clipped>
          </div>
        )
      )}
    </div>
  );
}
