import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { homeSlots } from '#src/domain/content/home-page.ts';
import { type LogChange, shownName, valueText } from '#src/domain/logs/log-changes.ts';
import { fieldKey, valueKey } from '#src/domain/logs/log-words.ts';
import diffClasses from '#src/views/compare/field-change.module.css';
import { FieldChange, FieldValue } from '#src/views/compare/field-change.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import { lineChanges } from './line-changes.ts';
import classes from './logs.module.css';

interface Props {
  /** The content type, which defines the labels of the fields. */
  type: ContentType | null;
  path: string;
  change: LogChange;
}

/**
 * One field of an entry: its label, or its name without one, and its change. Values are shown as text (faults D2, D20).
 */
export function LogChangeView({ type, path, change }: Props) {
  const text = useDomainText(['logs', 'content', 'homePage', 'users']);
  const field = type && fieldsOf(type).find(({ name }) => name === change.name);
  const slot = path === '/home/index' ? homeSlots.find(({ name }) => name === change.name) : undefined;
  const label = field?.label ?? slot?.title ?? fieldKey({ path }, change.name);
  return (
    <div>
      <dt>{label ? text(label) : shownName(change.name)}</dt>
      <dd>
        <Values field={field ?? null} path={path} change={change} />
      </dd>
    </div>
  );
}

function Values({
  field,
  path,
  change: { name, before, after },
}: Pick<Props, 'path' | 'change'> & { field: ReturnType<typeof fieldsOf>[number] | null }) {
  const textOf = usePlainText(path, name);
  if (field && isText(before) && isText(after)) {
    if (before !== undefined && after !== undefined)
      return <FieldChange field={field} before={before} after={after} names={{}} />;
    return <FieldValue field={field} value={before ?? after ?? ''} names={{}} />;
  }
  if (before === undefined || after === undefined)
    return <Text className={classes.value}>{textOf(before ?? after)}</Text>;
  const [from, to] = [textOf(before), textOf(after)];
  return (
    <Text key={`${from}\n${to}`} className={classes.value} component="div" translate="yes">
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

/** The value of a field outside of any content type. */
function usePlainText(path: string, name: string): (value: unknown) => string {
  const { t } = useTranslation(['logs', 'content', 'editor']);
  const text = useDomainText(['content', 'users']);
  return (value) => {
    if (typeof value === 'boolean') return value ? t('value.yes') : t('value.no');
    const key = valueKey({ path }, name, value);
    return (key ? text(key) : valueText(value)) || t('editor:value.empty');
  };
}
