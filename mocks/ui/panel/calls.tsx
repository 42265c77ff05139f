import { useState } from 'react';
import type { NotedCall } from '#mocks/server/call-log.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { matcherOf } from '#src/domain/keyword.ts';
import { SearchField } from '#src/tools/kit/search-field.tsx';
import { storeView, readView } from './stored-view.ts';
import classes from './panel.module.css';
import type { PanelTexts } from './texts.ts';
import { useCalls, commands } from './use-mock.ts';

/** The calls of the app, newest first: request, answer, and the fault that answered (W6.8). */
export function Calls({ texts }: { texts: PanelTexts }) {
  const calls = useCalls();
  const [find, setFind] = useState(() => readView().find ?? '');
  const [chosen, setChosen] = useState<number | null>(null);
  const matches = matcherOf(find);
  const shown = calls.filter(({ path, request, answer }) => matches(`${path} ${request} ${answer}`)).toReversed();
  const call = shown.find(({ number }) => number === chosen) ?? null;
  const { call: t } = texts;
  return (
    <div className={classes.calls}>
      <div className={classes.list}>
        <div className={classes.bar}>
          <SearchField
            label={t.find}
            value={find}
            onFind={(text) => {
              setFind(text);
              storeView({ find: text });
            }}
          />
          <button type="button" onClick={() => void commands().forgetCalls()}>
            {t.forget}
          </button>
        </div>
        {shown.length === 0 ? (
          <p className={classes.empty}>{texts.noCalls}</p>
        ) : (
          <table className={classes.table}>
            <thead>
              <tr>
                <th>{t.time}</th>
                <th>{t.path}</th>
                <th>{t.status}</th>
                <th>{t.took}</th>
                <th>{t.by}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <tr key={one.number} aria-selected={one.number === chosen}>
                  <td>{toShanghaiTime(one.time).slice(11)}</td>
                  <td>
                    <button type="button" className={classes.link} onClick={() => setChosen(one.number)}>
                      {one.path}
                    </button>
                  </td>
                  <td data-bad={hasFailed(one) || undefined}>{statusOf(one, texts)}</td>
                  <td>{one.milliseconds === null ? '' : `${Math.round(one.milliseconds)} ms`}</td>
                  <td>{answeredBy(one, texts)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      {call && (
        <div className={classes.details}>
          <h3>{t.request}</h3>
          <pre>{pretty(call.request)}</pre>
          <h3>{t.answer}</h3>
          <pre>{pretty(call.answer)}</pre>
        </div>
      )}
    </div>
  );
}

const hasFailed = ({ status, answer }: NotedCall): boolean =>
  status !== null && (status === 0 || status >= 400 || answer.includes('"success":false'));

const statusOf = ({ status }: NotedCall, { call }: PanelTexts): string =>
  status === null ? call.waiting : status === 0 ? call.dead : String(status);

function answeredBy({ by }: NotedCall, texts: PanelTexts): string {
  if (!by) return texts.handler;
  const scenario = by.scenario as keyof PanelTexts['scenario'] | null;
  return scenario && Object.hasOwn(texts.scenario, scenario)
    ? `${texts.override(by.override)} · ${texts.scenario[scenario]}`
    : texts.override(by.override);
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
