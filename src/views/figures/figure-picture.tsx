import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Picture } from '#src/domain/tables/written-file.ts';
import type { Breakdown } from '#src/domain/figures/statistics.ts';
import '#src/views/print/white.css';
import type { Charted } from './charts/charted.ts';
import { FigureChart } from './charts/figure-chart.tsx';
import type { FigureFact } from './figure-facts.ts';
import { transcribe } from './transcribe.ts';
import classes from './figure-picture.module.css';

export interface PictureProps {
  /** The name of the statistic. */
  title: string;
  name: string;
  facts: readonly FigureFact[];
  charted: Charted;
  chart: Breakdown['chart'];
  onDrawn: (picture: Picture) => void;
}

const chartWidth = 960;

/** A second, hidden chart of fixed size that becomes the picture (W7.9): with title, facts and legend, on white. */
export function FigurePicture({ title, name, facts, charted, chart, onDrawn }: PictureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      // After one frame its axes know the width of their numbers.
      frame = requestAnimationFrame(() => {
        if (box.current) onDrawn(transcribe(box.current));
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [onDrawn]);
  return createPortal(
    <div ref={box} data-white className={classes.picture} aria-hidden inert>
      <div className={classes.title}>{title}</div>
      <div className={classes.name}>{name}</div>
      {facts.map(([fact, value]) => (
        <div key={fact} className={classes.fact}>
          <span>{fact}</span>
          <span>{value}</span>
        </div>
      ))}
      <div className={classes.chart}>
        <FigureChart title={name} charted={charted} chart={chart} width={chartWidth} />
      </div>
    </div>,
    document.body,
  );
}
