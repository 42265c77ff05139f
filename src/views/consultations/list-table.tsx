import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsultationRow } from '#src/domain/consultations/consultation.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { Density } from '#src/domain/lists/list-settings.ts';
import type { ConsultationsActor } from '#src/machines/consultations/consultations.ts';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { useRowSelection } from '#src/views/lists/row-selection.ts';
import type { ListColumn } from '#src/views/lists/table/column.ts';
import { PagedList } from '#src/views/lists/table/paged-list.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';

interface Props {
  list: ConsultationsActor;
  columns: readonly ListColumn<ConsultationRow>[];
  density: Density | null;
}

/** The table of consultations; the subject links to the record. */
export function ConsultationTable({ list, ...shown }: Props) {
  const selection = useRowSelection(list, titleOf);
  const empty = useCallback((failure: Failure | null) => <NoConsultations list={list} failure={failure} />, [list]);
  return <PagedList list={list} selection={selection} empty={empty} {...shown} />;
}

const titleOf = ({ title }: ConsultationRow) => title;

function NoConsultations({ list, failure }: { list: ConsultationsActor; failure: Failure | null }) {
  const { t } = useTranslation('consultations');
  return (
    <NothingThere
      failure={failure}
      filtered={useIsFiltered(list)}
      empty={{ title: t('empty.title'), description: t('empty.hint') }}
      onRetry={() => list.send({ type: 'reload' })}
      onReset={() => list.send({ type: 'query.reset' })}
    />
  );
}
