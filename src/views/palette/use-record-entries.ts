import { useLocation } from 'wouter';
import { recordPath } from '#src/domain/routes/location.ts';
import { opens, routes } from '#src/domain/routes/routes.ts';
import { type FoundRecord, foundByList } from '#src/domain/shell/found-record.ts';
import { openHref } from '#src/domain/shell/tabs.ts';
import { dayOf } from '#src/domain/working-days/days.ts';
import type { PaletteActor } from '#src/machines/shell/palette.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useTabsInSight } from '#src/views/tabs/use-tabs-in-sight.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import type { PaletteEntry, PaletteSection } from './palette-entry.ts';

/** `recent`: the latest work of the person. `found`: what the search found, by list. Only pages that are granted now. */
export function useRecordEntries(actor: PaletteActor): {
  recent: readonly PaletteEntry[];
  found: readonly PaletteSection[];
} {
  const text = useDomainText(['shell', 'consultations']);
  const [, navigate] = useLocation();
  const grants = useGrants();
  const tabs = useTabsInSight();
  const { recent, found } = useContextOf(actor, 'recent', 'found');

  const entry = (list: string, id: string, more: Pick<PaletteEntry, 'title' | 'above' | 'note'>): PaletteEntry => {
    const path = recordPath(list, id);
    return { ...more, id: path, path, icon: list, run: () => navigate(openHref(tabs, path)) };
  };

  const aboutConsultation = ({ name, receivedTime, status }: NonNullable<FoundRecord['consultation']>) => [
    name,
    dayOf(receivedTime),
    text(`consultations:status.${status}`),
  ];

  return {
    recent: recent
      .filter(({ path, id }) => opens(grants, recordPath(path, id)))
      .map(({ path, id, title }) => {
        const list = routes.find((route) => route.path === path);
        return entry(path, id, { title, above: list ? [text(list.title)] : [] });
      }),
    found: foundByList(found, grants).map(({ list, records }) => ({
      heading: text(list.title),
      entries: records.map(({ path, id, title, number, consultation }) => {
        const note = consultation ? [...aboutConsultation(consultation), number].join(' · ') : number;
        return entry(path, id, { title, above: [], note });
      }),
    })),
  };
}
