import { Skeleton, Title } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Inspection } from '#src/domain/inspection/inspection.ts';
import { visibleTo } from '#src/domain/inspection/visible.ts';
import type { InspectionActor } from '#src/machines/inspection/inspection.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { CheckIcon } from '#src/views/looks/icons.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { useReportVisibility } from '#src/views/page/use-report-visibility.ts';
import { InspectionHead } from './inspection-head.tsx';
import type { ReportSection } from './report.ts';
import { SectionTable } from './section-table.tsx';
import { useSections } from './use-sections.ts';
import classes from './inspection.module.css';

/** The inspection (decision 068): what an inspector would find today, with the list behind each figure. */
export function InspectionPanel({ inspecting }: { inspecting: InspectionActor }) {
  const { t } = useTranslation('inspection');
  useReportVisibility(inspecting);
  const { inspection, failure } = useContextOf(inspecting, 'inspection', 'failure');
  const { grants } = useContextOf(useApp().session, 'grants');
  const hasFailed = useTag(inspecting, 'failed');
  if (inspection) return <Found inspecting={inspecting} inspection={visibleTo(grants, inspection)} />;
  if (hasFailed)
    return (
      <FailedState
        role="alert"
        title={t('failed')}
        failure={failure}
        onRetry={() => inspecting.send({ type: 'inspection.again' })}
      />
    );
  return <InspectionSkeleton />;
}

/** As high as the head and the first section. */
function InspectionSkeleton() {
  const { t } = useTranslation('inspection');
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={96} mb="md" />
      <Skeleton height={480} />
    </div>
  );
}

function Found({ inspecting, inspection }: { inspecting: InspectionActor; inspection: Inspection }) {
  const sections = useSections(inspection);
  const titles = useRef(new Map<string, HTMLHeadingElement>());
  return (
    <>
      <InspectionHead
        inspecting={inspecting}
        inspection={inspection}
        onJump={(name) => titles.current.get(name)?.focus()}
      />
      <div className={classes.sections}>
        {sections.map((section) => (
          <Section
            key={section.name}
            section={section}
            titleRef={(title) => void (title && titles.current.set(section.name, title))}
          />
        ))}
      </div>
    </>
  );
}

interface SectionProps {
  section: ReportSection;
  titleRef: (title: HTMLHeadingElement | null) => void;
}

function Section({ section, titleRef }: SectionProps) {
  const { name, title, note, clear, veto, groups } = section;
  return (
    <div className={classes.section} data-wide={name === 'columns' || name === 'findings' || undefined}>
      <Title order={2} id={`inspection-${name}`} ref={titleRef} tabIndex={-1} className={classes.title ?? ''}>
        {title}
        {veto && <StateBadge tone="bad" label={veto} />}
      </Title>
      {clear && (
        <p className={classes.clear}>
          <CheckIcon size={18} aria-hidden />
          {clear}
        </p>
      )}
      {groups.length > 0 && <SectionTable section={section} />}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
