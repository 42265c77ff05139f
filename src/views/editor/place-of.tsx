import type { UseFormReturnType } from '@mantine/form';
import type { FieldGroup } from '#src/domain/content/content-type.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { MapActor } from '#src/machines/content/map.ts';
import { late } from '#src/views/late/late.tsx';

const PlaceTools = late(async () => {
  const [{ PlaceTools: Loaded }] = await Promise.all([
    imported(() => import('#src/views/place/place-tools.tsx')),
    loadTexts('place', 'tourism'),
  ]);
  return Loaded;
});

interface Props {
  group: FieldGroup;
  form: UseFormReturnType<ContentValues>;
  map: MapActor;
}

/** The tools for the place that a group of fields holds; nothing for other groups. */
export function PlaceOf({ group, form, map }: Props) {
  const lng = group.fields.find(({ kind }) => kind === 'longitude');
  const lat = group.fields.find(({ kind }) => kind === 'latitude');
  return lng && lat && <PlaceTools form={form} lng={lng.name} lat={lat.name} map={map} />;
}
