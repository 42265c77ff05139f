import type { App } from '#src/app/composition/create-app.ts';
import { maskTexts } from '#src/inspector/mask-texts.ts';
import { seenApp, type SessionFile, writeSession } from '#src/inspector/recording/session.ts';
import { inspectorTool } from '#src/inspector/tool.ts';
import { inspectApp, recorder } from '#src/inspector/window/current.ts';
import { type CollectReport, reportTexts } from '#src/tools/report/report.ts';
import { startTools } from '#src/tools/start.tsx';
import type { Tool, ToolProps } from '#src/tools/tool.ts';

export { inspectApp };

// A development server replaces no modules of libraries: there Mantine draws the scroll bars of option lists.
if (import.meta.env.DEV) void import('@mantine/core/styles/ScrollArea.layer.css');

/** The additions of a mock build. */
interface Mock {
  tools: readonly Tool[];
  watchCalls: (tell: (words: string) => void) => void;
  /** The last calls without secrets, and the plan of faults. */
  report: () => Promise<{ calls: readonly { request: string; answer: string }[]; plan: unknown }>;
}

/** Adds the badge to the page, and records calls, notices and console lines for the inspector (W6.7). */
export function start(app: App, mock: Mock | null): void {
  noteConsole();
  mock?.watchCalls((words) => recorder.note('call', words));
  let known = 0;
  app.notices.watch(() => {
    for (const { id, notice } of app.notices.shown().filter((one) => one.id > known)) {
      known = Math.max(known, id);
      recorder.note('notice', notice.code);
    }
  });
  startTools([...(mock?.tools ?? []), inspectorTool, reportTool(collector(app, mock))]);
}

/** Copies console output to the inspector's log. */
function noteConsole(): void {
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      recorder.note('console', `${level}: ${parts.map(String).join(' ').slice(0, 500)}`);
      write(...parts);
    };
  }
}

function reportTool(collect: CollectReport): Tool {
  const { zh, en } = reportTexts;
  return {
    id: 'report',
    name: { zh: zh.title, en: en.title },
    key: 'Ctrl+F8',
    load: async () => {
      const { ReportView } = await import('#src/tools/report/report-view.tsx');
      return { default: (props: ToolProps) => <ReportView {...props} collect={collect} /> };
    },
  };
}

/** Collects all parts of a bug bundle, already masked: what is shown is what is saved (W6.14). */
const collector =
  (app: App, mock: Mock | null): CollectReport =>
  async (allEvents) => {
    const { account } = app.actors().session.getSnapshot().context;
    const { pathname } = globalThis.location;
    const report = await mock?.report();
    const session = writeSession(seenApp(recorder.refresh()), import.meta.env.VERSION, allEvents ? Infinity : 200);
    return {
      page: {
        path: pathname,
        role: account?.roleName ?? null,
        language: document.documentElement.lang,
        build: `${import.meta.env.VERSION} ${import.meta.env.MODE}`,
        window: `${innerWidth} × ${innerHeight}`,
        browser: navigator.userAgent,
      },
      calls: report?.calls.slice(-50).map(({ request, answer, ...call }) => ({
        ...call,
        request: maskedJson(request),
        answer: maskedJson(answer),
      })),
      session: maskedSession(session),
      errors: app.errorLog.errors().map((error) => maskTexts(error)),
      plan: report?.plan ?? null,
    };
  };

/** Keeps the names of states, actors and events, so that the session can be replayed; masks the data of contexts and events. */
const maskedSession = (session: SessionFile): SessionFile => ({
  ...session,
  steps: session.steps.map((step) => ({
    ...step,
    event: maskTexts(step.event),
    state: { ...step.state, data: maskTexts(step.state.data) },
  })),
  notes: session.notes.map((note) => (note.kind === 'console' ? { ...note, text: `‹${note.text.length}›` } : note)),
});

function maskedJson(text: string): unknown {
  try {
    return maskTexts(JSON.parse(text));
  } catch {
    return `‹${text.length}›`;
  }
}
