import { Skeleton } from '@mantine/core';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { late } from '#src/views/late/late.tsx';
import type { RecordReadingProps } from './record-reading.tsx';

/** A record to be read (`record-reading.tsx`), from another chunk, with its texts. */
export const LateReading = late<RecordReadingProps>(
  async () => {
    const [{ RecordReading }] = await Promise.all([
      imported(() => import('./record-reading.tsx')),
      loadTexts('content', 'rich', 'place', 'tourism'),
    ]);
    return RecordReading;
  },
  () => <Skeleton height={320} />,
);
