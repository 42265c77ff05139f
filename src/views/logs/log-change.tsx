import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { homeSlots } from '#src/domain/home-page.ts';
import { type LogChange, valueText } from '#src/domain/logs/log-changes.ts';
import { fieldKey } from '#src/domain/logs/log-words.ts';
import diffClasses from '../editor/field-change.module.css';
import { FieldChange } from '../editor/field-change.tsx';
import { useValueText } from '../editor/value-text.ts';
import { useDomainText } from '../parts/use-text.ts';
import { lineChanges } from './line-changes.ts';
import classes from './logs.module.css';

interface Props {
  /** Has the words of a record's fields. */
  type: ContentType | null;
  path: string;
  change: LogChange;
}

/** One field of an entry, by its name in words where it has one, and what became of it. Whatever it holds is text (faults D2, D20). */
export function LogChangeView({ type, path, change }: Props) {
  const text = useDomainText(['logs', 'content', 'homePage']);
  const field = type && fieldsOf(type).find(({ name }) => name === change.name);
  const slot = path === '/home/index' ? homeSlots.find(({ name }) => name === change.name) : undefined;
  const label = field?.label ?? slot?.title ?? fieldKey(change.name);
  return (
    <div>
      <dt>{label ? text(label) : change.name}</dt>
      <dd>
        <Values field={field ?? null} change={change} />
      </dd>
    </div>
  );
}

function Values({ field, change: { name, before, after } }: { field: ReturnType<typeof fieldsOf>[number] | null; change: LogChange }) {
  const fieldText = useValueText({});
  const textOf = usePlainText(name);
  if (field && isText(before) && isText(after)) {
    if (before !== undefined && after !== undefined) return <FieldChange field={field} before={before} after={after} names={{}} />;
    return <Text className={classes.value}>{fieldText(field, before ?? after ?? '')}</Text>;
  }
  if (before === undefined || after === undefined) return <Text className={classes.value}>{textOf(before ?? after)}</Text>;
  const [from, to] = [textOf(before), textOf(after)];
  return (
    <Text className={classes.value} component="div">
      {lineChanges(from, to).map(({ kind, text }, index) => {
        const Mark = ({ same: 'div', added: 'ins', removed: 'del' } as const)[kind];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the lines have no other name
          <Mark key={index} className={`${classes.line} ${kind === 'same' ? '' : diffClasses[kind]}`}>
            {text}
          </Mark>
        );
      })}
    </Text>
  );
}

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string';

/** A value that no field of a content type has words for. */
function usePlainText(name: string): (value: unknown) => string {
  const { t } = useTranslation(['logs', 'content', 'editor']);
  const text = useDomainText(['content']);
  return (value) => {
    if (typeof value === 'boolean') return value ? t('value.yes') : t('value.no');
    if (name === 'status' && typeof value === 'string') return text(`status.${value}`);
    return valueText(value) || t('editor:value.empty');
  };
}
