import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { entriesOf, type summaryOf } from '#src/domain/checks/examination.ts';
import type { CheckId } from '#src/domain/checks/finding.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { recordPath } from '#src/domain/routes/location.ts';
import classes from '#src/views/bulk/bulk.module.css';
import { mostListed, Outcomes } from '#src/views/bulk/outcomes.tsx';
import { andIn } from '#src/views/words/list-words.ts';

interface Props {
  type: ContentType;
  records: readonly ContentRecord[];
  found: ReturnType<typeof summaryOf>;
}

/** What the content checks found in many records: how often each, and which records. */
export function BulkFindings({ type, records, found }: Props) {
  const { t, i18n } = useTranslation('bulk');
  const titles = new Map(records.map((record) => [record.id, textOf(record, type.titleField)]));
  const inWords = (counts: readonly (readonly [CheckId, number])[]) =>
    andIn(i18n.language).format(
      counts.flatMap(([check, count]) =>
        check === 'unknownWords' ? [] : [t('check.count', { name: t(`finding.${check}`), count })],
      ),
    );
  const label = t('check.found', { count: found.records.length });
  return (
    <>
      {found.isWithoutWords && <Text size="sm">{t('check.unknownWords')}</Text>}
      {found.records.length > 0 && (
        <details className={classes.lacking} open={found.grave > 0}>
          <summary>{label}</summary>
          <Text size="sm" mb={6}>
            {inWords(found.counts)}
          </Text>
          <Outcomes
            outcomes={found.records.slice(0, mostListed).map(({ id, counts, isGrave }) => ({
              id,
              title: titles.get(id) ?? id,
              outcome: inWords(entriesOf(counts)),
              isFailure: isGrave,
              href: recordPath(type.path, id),
            }))}
            total={found.records.length}
            label={label}
          />
        </details>
      )}
      {found.grave > 0 && (
        <Text size="sm" c="var(--mantine-color-error)">
          {t('check.foundGrave', { count: found.grave })}
        </Text>
      )}
    </>
  );
}
