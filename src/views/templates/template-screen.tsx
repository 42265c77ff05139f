import '#src/views/styles/content.ts';
import { useTranslation } from 'react-i18next';
import { templatesPath } from '#src/domain/scoring/template-version.ts';
import { isEditable } from '#src/machines/templates/template-context.ts';
import type { TemplateActor } from '#src/machines/templates/template.ts';
import { useContextOf, useFailure, useMatches } from '#src/views/actors/use-snapshot.ts';
import { RecordFrame } from '#src/views/forms/record-frame.tsx';
import { TemplateForm } from './template-form.tsx';
import { TemplateReading } from './template-reading.tsx';

/** The page of a version of a scoring template (decision 037). */
export function TemplateScreen({ actor: page }: { actor: TemplateActor }) {
  const { t } = useTranslation('templates');
  const { saved } = useContextOf(page, 'saved');
  return (
    <RecordFrame
      list={templatesPath}
      words={{ loading: t('loading'), unavailable: t('unavailable'), failed: t('failed'), toList: t('toList') }}
      isLoading={useMatches(page, 'opening', 'loading', 'recalling')}
      isUnavailable={useMatches(page, 'unavailable')}
      failure={useFailure(page)}
      onRetry={() => page.send({ type: 'retry' })}
      // Templates have no separate rights: users with access to the page may write.
      isForbidden={false}
    >
      {saved && !isEditable({ saved }) ? <TemplateReading page={page} version={saved} /> : <TemplateForm page={page} />}
    </RecordFrame>
  );
}
