import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { incompleteRecords } from '#src/domain/checks/incomplete-records.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { textOf } from '#src/domain/content/record.ts';
import type { ContentBulkActor } from '#src/machines/content/bulk.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import classes from '#src/views/bulk/bulk.module.css';
import { BulkDialog } from '#src/views/bulk/bulk-dialog.tsx';
import { mostListed, Outcomes } from '#src/views/bulk/outcomes.tsx';
import { andIn } from '#src/views/words/list-words.ts';
import { useDomainText } from '#src/views/words/use-text.ts';

/** One operation on many records of a content type. Beforehand it shows what the public will miss (decision 009). */
export function ContentDialog({ type, bulk }: { type: ContentType; bulk: ContentBulkActor }) {
  const { t } = useTranslation(['bulk', 'content']);
  const { operation: planned } = useContextOf(bulk, 'operation');
  const { name } = planned;
  const operation = t(`content:op.${name}`);
  const isGrave = name === 'delete' || name === 'unpublish';
  return (
    <BulkDialog
      bulk={bulk}
      look={{
        title: t('title', { operation }),
        nameOf: (record) => textOf(record, type.titleField),
        skipTextOf: (reason) => t(`reason.${reason}`),
        questionOf({ plan: { records, skipped } }) {
          const count = records.length;
          const lacking = incompleteRecords(type, planned, records);
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
                {lacking.length > 0 && <Lacking type={type} lacking={lacking} />}
              </>
            ),
            confirm: t(lacking.length > 0 ? 'check.anyway' : 'check.confirm', { operation, count }),
            isGrave,
            isDoubtful: isGrave || lacking.length > 0,
          };
        },
      }}
    />
  );
}

function Lacking({ type, lacking }: { type: ContentType; lacking: ReturnType<typeof incompleteRecords> }) {
  const { t, i18n } = useTranslation('bulk');
  const text = useDomainText(['content']);
  const label = t('check.lacking', { count: lacking.length });
  return (
    <details className={classes.lacking}>
      <summary>{label}</summary>
      <Outcomes
        outcomes={lacking.slice(0, mostListed).map(({ record, lacks }) => ({
          id: record.id,
          title: textOf(record, type.titleField),
          outcome: t('check.lacks', {
            fields: andIn(i18n.language).format(lacks.map((field) => text(field.label))),
          }),
        }))}
        total={lacking.length}
        label={label}
      />
    </details>
  );
}
