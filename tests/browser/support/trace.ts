/** An event of Chromium’s trace; times are in microseconds. */
interface TraceEvent {
  name: string;
  args?: {
    elementCount?: number;
    beginData?: {
      stackTrace?: readonly { functionName: string; url: string; lineNumber: number; columnNumber: number }[];
    };
  };
}

/** What `browser.startTracing` must record for these functions. */
export const layoutCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
];

const eventsOf = (trace: Buffer) =>
  (JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }).traceEvents;

/** The most elements whose style was computed at once. */
export const mostStyled = (trace: Buffer): number =>
  eventsOf(trace)
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((most, { args }) => Math.max(most, args?.elementCount ?? 0), 0);

/** The layouts that scripts forced, each by the functions that did. */
export function forcedLayouts(trace: Buffer): string[] {
  return eventsOf(trace).flatMap(({ name, args }) =>
    name === 'Layout' && args?.beginData?.stackTrace
      ? args.beginData.stackTrace
          .slice(0, 3)
          .map(
            (frame) =>
              `${frame.functionName} ${frame.url.replace(/^.*\//, '')}:${frame.lineNumber}:${frame.columnNumber}`,
          )
          .join(' < ')
      : [],
  );
}
