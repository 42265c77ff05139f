import type { FieldGroup } from '#src/domain/content/content-type.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { useChild } from '#src/views/actors/use-snapshot.ts';
import { late } from '#src/views/late/late.tsx';
import { useEditorPage, useRecordForm } from './editor-page.ts';

const PlaceTools = late(async () => {
  const [{ PlaceTools: Loaded }] = await Promise.all([
    imported(() => import('#src/views/place/place-tools.tsx')),
    loadTexts('place', 'tourism'),
  ]);
  return Loaded;
});

/** The tools for a group of fields that holds a place; nothing for other groups or while the form is locked. */
export function PlaceOf({ group }: { group: FieldGroup }) {
  const { editor, locked } = useEditorPage();
  const form = useRecordForm();
  const map = useChild(editor, 'map');
  const lng = group.fields.find(({ kind }) => kind === 'longitude');
  const lat = group.fields.find(({ kind }) => kind === 'latitude');
  return map && !locked && lng && lat && <PlaceTools form={form} lng={lng.name} lat={lat.name} map={map} />;
}
