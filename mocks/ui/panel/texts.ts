import type { ScenarioName } from '#mocks/control/scenarios.ts';
import type { Fault } from '#mocks/faults/fault.ts';
import type { WorkerFault } from '#mocks/worker-watch.ts';
import type { ToolLanguage } from '#src/tools/kit/sign.ts';
import { en } from './texts-en.ts';
import { zh } from './texts-zh.ts';

/** The texts of the panel. They are part of the mock, so that they are not in the production build. */
export interface PanelTexts {
  tabs: Readonly<Record<'scenarios' | 'overrides' | 'calls' | 'data' | 'mixed', string>>;
  scenario: Readonly<Record<ScenarioName, string>>;
  groups: Readonly<Record<'session' | 'server' | 'record', string>>;
  on: string;
  done: string;
  needs: string;
  allOff: string;
  link: string;
  linkCopied: string;
  linkHint: string;
  fault: Readonly<Record<Fault['kind'], string>>;
  field: Readonly<
    Record<
      | 'path'
      | 'anyPath'
      | 'kind'
      | 'when'
      | 'status'
      | 'rCode'
      | 'rMsg'
      | 'milliseconds'
      | 'bytesPerSecond'
      | 'megabytes'
      | 'body'
      | 'number'
      | 'share'
      | 'seconds'
      | 'of'
      | 'after',
      string
    >
  >;
  when: Readonly<Record<'times' | 'always' | 'every' | 'chance' | 'time', string>>;
  add: string;
  chances: string;
  chancesHint: string;
  remove: string;
  struck: string;
  hits: (count: number) => string;
  neverHit: string;
  noOverrides: string;
  noCalls: string;
  call: Readonly<
    Record<
      'time' | 'path' | 'status' | 'took' | 'by' | 'request' | 'answer' | 'find' | 'forget' | 'waiting' | 'dead',
      string
    >
  >;
  handler: string;
  override: (number: string) => string;
  account: string;
  signInAs: string;
  clock: string;
  clockNow: (time: string) => string;
  setClock: string;
  advance: Readonly<Record<'minute' | 'hour' | 'day', string>>;
  size: Readonly<Record<'label' | 'S' | 'M' | 'L', string>>;
  /** The day of the start of the data. */
  started: (day: string) => string;
  /** The offer to create old demo data again. */
  aged: { badge: (days: number) => string; notice: (day: string, days: number) => string; again: string };
  reset: string;
  resetHint: string;
  /** The stages of the review before publishing. */
  stages: Readonly<Record<'title' | 'type' | 'none' | 'apply', string>> & { stage: (number: number) => string };
  exportState: string;
  importState: string;
  /** The badge on plain http, where calls are answered in the page. */
  inPage: string;
  /** The badge while faults are on. */
  badge: (count: number) => string;
  /** The notice about a plan from an earlier day. */
  old: (time: string, what: string) => string;
  off: string;
  keep: string;
  /** The badge and the notice about a failure of the worker, with the buttons of the notice. */
  worker: Readonly<Record<WorkerFault | 'badge' | 'reload' | 'hide', string>>;
  mixed: MixedTexts;
}

/** The texts of mixed mode (`mocks/mixed/`). */
interface MixedTexts {
  badge: (paths: readonly string[]) => string;
  back: string;
  /** No real server is configured. */
  none: string;
  paths: string;
  /** Names the account that the mock uses for the tester. */
  account: (account: string) => string;
  apply: string;
  malformed: string;
  unknown: (paths: readonly string[]) => string;
  loginApart: string;
}

export const panelTexts: Readonly<Record<ToolLanguage, PanelTexts>> = { zh, en };
