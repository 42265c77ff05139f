import { useTranslation } from 'react-i18next';
import { workingDaysToAnswer } from '#src/domain/consultations/consultation.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { homeSlots } from '#src/domain/content/home-page.ts';
import { noValue } from '#src/views/lists/table/column.ts';
import { columnTypes, homePagePath } from '#src/domain/inspection/columns.ts';
import { foundChecks, isGraveCheck, isKnownCheck } from '#src/domain/inspection/found-checks.ts';
import { type Column, faultOf, type Inspection } from '#src/domain/inspection/inspection.ts';
import { limitOf, limits } from '#src/domain/inspection/limits.ts';
import { consultationsHref, foundHref, offlineHref, onlineHref, recentHref } from '#src/domain/inspection/links.ts';
import { nounKey } from '#src/domain/menu-key.ts';
import { countDays } from '#src/domain/figures/period.ts';
import { dayOf } from '#src/domain/working-days/days.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import type { Figure, ReportRow, ReportSection, State } from './report.ts';
import { useLimitText } from './use-limit-text.ts';

/** The sections of an inspection in words. A section about pages that the person may not open is left out. */
export function useSections(inspection: Inspection): readonly ReportSection[] {
  const { t } = useTranslation(['inspection', 'findings']);
  const text = useDomainText(['nouns', 'homePage']);
  const limitText = useLimitText();
  const { grants } = useContextOf(useApp().session, 'grants');
  const { time, checked, total, columns, findings, consultations, homePage } = inspection;
  const noun = (path: string) => text(nounKey(path));
  return [
    ...(columns.length > 0 || total > 0 ? [columnSection(), findingSection()] : []),
    ...(consultations ? [consultationSection(consultations)] : []),
    ...(homePage ? [homePageSection(homePage)] : []),
  ];

  function columnSection(): ReportSection {
    const [stale, empty] = (['stale', 'empty'] as const).map(
      (fault) => columns.filter((column) => faultOf(column) === fault).length,
    );
    return {
      name: 'columns',
      title: t('columns.title'),
      note: t('columns.note', {
        document: t('document'),
        number: limits.document,
        issued: limits.issued,
        news: limitText(limits.news),
        others: limitText(limits.others),
        stale: limits.staleColumns,
        empty: limits.emptyColumns,
        compared: limits.compared,
      }),
      clear: stale || empty || columns.length === 0 ? null : t('columns.clear', { count: columns.length }),
      veto: (stale ?? 0) >= limits.staleColumns || (empty ?? 0) >= limits.emptyColumns ? t('veto') : null,
      head: (['column', 'state', 'latest', 'since', 'limit', 'recent', 'online'] as const).map((name) =>
        t(`head.${name}`),
      ),
      // What is to be done comes first.
      groups: withRows([
        { title: '', rows: columns.toSorted((a, b) => Number(!faultOf(a)) - Number(!faultOf(b))).map(columnRow) },
      ]),
    };
  }

  function columnRow(column: Column): ReportRow {
    const { path, latest, recent, online } = column;
    const name = noun(path);
    const figure = (value: number, title: string, href: string): Figure => ({ value, name: `${name} ${title}`, href });
    return {
      id: path,
      name,
      href: path,
      cells: [
        stateOf(column),
        latest === null ? noValue : dayOf(latest),
        latest === null ? noValue : sinceText(dayOf(latest)),
        limitText(limitOf(path)),
        figure(recent, t('head.recent'), recentHref(column, inspection)),
        figure(online, t('head.online'), onlineHref(column)),
      ],
    };
  }

  function stateOf(column: Column): State {
    const fault = faultOf(column);
    if (!fault) return { tone: 'good', label: t('state.ok') };
    return { tone: 'bad', label: t(`state.${fault}`, { limit: limitText(limitOf(column.path)) }) };
  }

  function sinceText(latest: string): string {
    const days = countDays({ from: latest, to: dayOf(time) }) - 1;
    return days > 0 ? t('limit.days', { count: days }) : t('since.today');
  }

  function findingSection(): ReportSection {
    const paths = columnTypes.map(({ path }) => path).filter((path) => findings.some((found) => found.path === path));
    // A newer server may have checks that have no name here.
    const nameOf = (check: string) => (isKnownCheck(check) ? t(`findings:of.${check}`) : check);
    const rowOf = (check: string): ReportRow => ({
      id: check,
      name: nameOf(check),
      cells: paths.map((path) => {
        const found = findings.find((one) => one.check === check && one.path === path);
        if (!found) return '';
        return {
          value: found.count,
          name: `${nameOf(check)} ${noun(path)}`,
          href: foundHref(found, inspection),
        };
      }),
    });
    const found = foundChecks(findings);
    const [grave, others] = [found.filter(isGraveCheck), found.filter((check) => !isGraveCheck(check))];
    return {
      name: 'findings',
      title: t('contentChecks.title'),
      note: t('contentChecks.note'),
      clear: findings.length > 0 || checked === 0 ? null : t('contentChecks.clear', { count: checked }),
      veto: null,
      head: [t('head.check'), ...paths.map(noun)],
      groups: withRows([
        { title: t('group.grave'), rows: grave.map(rowOf) },
        { title: grave.length > 0 ? t('group.other') : '', rows: others.map(rowOf) },
      ]),
    };
  }

  function consultationSection({ overdue, unanswered }: NonNullable<Inspection['consultations']>): ReportSection {
    const row = (id: 'overdue' | 'unanswered', limit: string, value: number | null): ReportRow => {
      const name = t(`matter.${id}`);
      if (value === null) return { id, name, cells: [limit, t('notCounted')] };
      const href = consultationsHref(id, inspection);
      return { id, name, cells: [limit, { value, name: `${noun(consultationsPath)} ${name}`, href }] };
    };
    return {
      name: 'consultations',
      title: t('consultations.title'),
      note: t('consultations.note', { unanswered: limitText(limits.unanswered) }),
      clear: overdue !== 0 || unanswered !== 0 ? null : t('consultations.clear'),
      veto: (unanswered ?? 0) > 0 ? t('veto') : null,
      head: [t('head.matter'), t('head.limit'), t('head.count')],
      groups: [
        {
          title: '',
          rows: [
            row('overdue', t('limit.workingDays', { count: workingDaysToAnswer }), overdue),
            row('unanswered', limitText(limits.unanswered), unanswered),
          ],
        },
      ],
    };
  }

  function homePageSection({ offline, gone }: NonNullable<Inspection['homePage']>): ReportSection {
    const titleOf = (slot: string) => text(homeSlots.find(({ name }) => name === slot)?.title ?? slot);
    const rows = offline.map((one): ReportRow => {
      const name = titleOf(one.slot);
      const type = noun(one.path);
      return {
        id: `${one.slot} ${one.path}`,
        name,
        cells: [type, { value: one.ids.length, name: `${name} ${type}`, href: offlineHref(one, grants) }],
      };
    });
    if (gone > 0)
      rows.push({
        id: 'gone',
        name: t('gone'),
        cells: [noValue, { value: gone, name: t('gone'), href: homePagePath }],
      });
    return {
      name: 'homePage',
      title: t('homePage.title'),
      note: rows.length > 0 ? t('homePage.note') : '',
      clear: rows.length > 0 ? null : t('homePage.clear'),
      veto: null,
      head: [t('head.slot'), t('head.type'), t('head.count')],
      groups: withRows([{ title: '', rows }]),
    };
  }
}

const withRows = (groups: ReportSection['groups']): ReportSection['groups'] =>
  groups.filter(({ rows }) => rows.length > 0);
