/** An event of Chromium’s trace; times are in microseconds. */
interface TraceEvent {
  name: string;
  args?: {
    beginData?: {
      stackTrace?: readonly { functionName: string; url: string; lineNumber: number; columnNumber: number }[];
    };
  };
}

/** What `browser.startTracing` must record for `forcedLayouts`. */
export const layoutCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
];

/** The layouts that scripts forced, each by the functions that did. */
export function forcedLayouts(trace: Buffer): string[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return traceEvents.flatMap(({ name, args }) =>
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
