import type { TraceEvent, Window } from './events.ts';

/** What the main thread does. `waiting` is the time without a task. */
export type Phase = 'script' | 'style and layout' | 'paint' | 'other tasks' | 'waiting';

/** What is inside an event of another name counts as that event. */
const phaseOf: Readonly<Record<string, Phase>> = {
  RunTask: 'other tasks',
  EvaluateScript: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  FunctionCall: 'script',
  MajorGC: 'script',
  MinorGC: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  IntersectionObserverController: 'style and layout',
  HitTest: 'style and layout',
  Layout: 'style and layout',
  ParseAuthorStyleSheet: 'style and layout',
  UpdateLayoutTree: 'style and layout',
  Commit: 'paint',
  CompositeLayers: 'paint',
  Layerize: 'paint',
  Paint: 'paint',
  PrePaint: 'paint',
  UpdateLayer: 'paint',
};

/** The milliseconds of each phase in the window. */
export function phasesOf(events: readonly TraceEvent[], { pid, tid, from, to }: Window): Record<Phase, number> {
  const spans = events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.name in phaseOf)
    .map(({ name, ts, dur = 0 }) => ({
      phase: phaseOf[name] as Phase,
      from: Math.max(ts, from),
      to: Math.min(ts + dur, to),
    }))
    .filter((span) => span.from < span.to)
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  const phases = { script: 0, 'style and layout': 0, paint: 0, 'other tasks': 0, waiting: (to - from) / 1000 };
  const outer: { phase: Phase; to: number }[] = [];
  for (const span of spans) {
    while ((outer.at(-1)?.to ?? Infinity) <= span.from) outer.pop();
    const milliseconds = (span.to - span.from) / 1000;
    phases[outer.at(-1)?.phase ?? 'waiting'] -= milliseconds;
    phases[span.phase] += milliseconds;
    outer.push(span);
  }
  return phases;
}
