import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Counted, importLimits } from '#src/domain/tables/import-file.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import type { StepProps } from './import-dialog.tsx';

const nothingCounted: Counted = { countedMegabytes: 0, countedRows: 0, countedColumns: 0 };

/** The reason why the file or a choice in it cannot be imported. */
export function FileProblem({ importer }: Pick<StepProps, 'importer'>) {
  const { t } = useTranslation('tables');
  const { problem, counted } = useContextOf(importer, 'problem', 'counted');
  if (!problem) return null;
  return (
    <Alert color="red" variant="light" role="alert" py="xs">
      {t(`file.${problem}`, { ...importLimits, ...nothingCounted, ...counted })}
    </Alert>
  );
}
