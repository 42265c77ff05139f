import { Paper, Title } from '@mantine/core';
import type { FieldGroup as Group } from '#src/domain/content/content-type.ts';
import classes from '#src/views/forms/form.module.css';
import { useDomainText } from '#src/views/words/use-text.ts';
import { useRecordForm } from './editor-page.ts';
import { FieldInput } from './field-input.tsx';
import { PlaceOf } from './place-of.tsx';

/** A group of fields under its title. */
export function FieldGroup({ group }: { group: Group }) {
  const text = useDomainText(['content', 'shell']);
  const form = useRecordForm();
  return (
    <Paper component="fieldset" withBorder className={classes.group} data-group={group.title}>
      <Title order={2} component="legend">
        {text(group.title)}
      </Title>
      <div className={classes.fields}>
        {group.fields.map((field) => (
          <FieldInput key={form.key(field.name)} field={field} />
        ))}
        <PlaceOf group={group} />
      </div>
    </Paper>
  );
}
