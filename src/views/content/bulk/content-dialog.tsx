import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { summaryOf } from '#src/domain/checks/examination.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { longestReason } from '#src/domain/checks/publishing-reason.ts';
import { bringsOnline, textOf } from '#src/domain/content/record.ts';
import type { ContentBulkActor } from '#src/machines/content/bulk.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { BulkDialog } from '#src/views/bulk/bulk-dialog.tsx';
import { BulkFindings } from './bulk-findings.tsx';

/** One operation on many records of a content type. Before it publishes them it shows what the checks found (decision 065). */
export function ContentDialog({ type, bulk }: { type: ContentType; bulk: ContentBulkActor }) {
  const { t } = useTranslation(['bulk', 'content']);
  const { operation: planned } = useContextOf(bulk, 'operation');
  const { name } = planned;
  const operation = t(`content:op.${name}`);
  const isGrave = name === 'delete' || name === 'unpublish';
  const reasonField = {
    label: t('check.reason'),
    hint: t('check.reasonHint'),
    most: longestReason,
    problemOf: (text: string) => (text === '' ? t('check.reasonEmpty') : null),
  };
  return (
    <BulkDialog
      bulk={bulk}
      look={{
        title: t('title', { operation }),
        nameOf: (record) => textOf(record, type.titleField),
        skipTextOf: (reason) => t(`reason.${reason}`),
        questionOf({ plan: { records, skipped }, examined, examinedCount }) {
          const count = records.length;
          const found = examined && summaryOf(examined);
          const isUnexamined = examinedCount < count && bringsOnline(planned);
          const hasFindings = found !== null && found.records.length > 0;
          return {
            summary:
              count > 0 ? t('check.change', { operation, count, total: count + skipped.length }) : t('check.none'),
            notes: (
              <>
                {count > 0 && isGrave && (
                  <Text size="sm" c={name === 'delete' ? 'var(--mantine-color-error)' : 'dimmed'}>
                    {t(`check.${name}`)}
                  </Text>
                )}
                {isUnexamined && <Text size="sm">{t('check.unexamined')}</Text>}
                {found && <BulkFindings type={type} records={records} found={found} />}
              </>
            ),
            confirm: t(hasFindings ? 'check.anyway' : 'check.confirm', { operation, count }),
            isGrave,
            isDoubtful: isGrave || hasFindings || isUnexamined,
            ...(found && found.grave > 0 && { reason: reasonField }),
          };
        },
      }}
    />
  );
}
