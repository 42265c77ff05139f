import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#src/domain/failure.ts';
import type { ConsultationsActor } from '#src/machines/consultations/consultations.ts';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { PagedList } from '#src/views/lists/table/paged-list.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';
import { useConsultationColumns } from './list-columns.tsx';

/** The table of consultations; the subject links to the record. */
export function ConsultationTable({ list }: { list: ConsultationsActor }) {
  const columns = useConsultationColumns();
  const empty = useCallback((failure: Failure | null) => <NoConsultations list={list} failure={failure} />, [list]);
  return <PagedList list={list} columns={columns} empty={empty} />;
}

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
