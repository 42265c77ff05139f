import '#src/views/styles/content.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import { useTranslation } from 'react-i18next';
import { scorePath } from '#src/domain/scoring/kinds.ts';
import type { SheetActor } from '#src/machines/scoring/sheet.ts';
import { useFailure, useMatches } from '#src/views/actors/use-snapshot.ts';
import { RecordFrame } from '#src/views/forms/record-frame.tsx';
import { SheetForm } from './sheet-form.tsx';
import { TemplateAlone } from './template-alone.tsx';
import { useTellBack, useTellRight } from './use-sheet.ts';

/** A scoring page (decision 036): the person's own sheet of a base, or only the template. */
export function SheetScreen({ actor: sheet }: { actor: SheetActor }) {
  const { t } = useTranslation('sheet');
  useTellRight(sheet);
  useTellBack(sheet);
  const isAlone = useMatches(sheet, 'template');
  const isLoading = useMatches(sheet, 'opening', 'loading', 'recalling');
  const isUnavailable = useMatches(sheet, 'unavailable');
  const failure = useFailure(sheet);
  if (isAlone) return <TemplateAlone sheet={sheet} />;
  return (
    <RecordFrame
      list={scorePath}
      words={{ loading: t('loading'), unavailable: t('unavailable'), failed: t('failed'), toList: t('toList') }}
      isLoading={isLoading}
      isUnavailable={isUnavailable}
      failure={failure}
      onRetry={() => sheet.send({ type: 'retry' })}
      isForbidden={false}
    >
      <SheetForm sheet={sheet} />
    </RecordFrame>
  );
}
