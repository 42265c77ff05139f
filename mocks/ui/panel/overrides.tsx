import type { Fault } from '#mocks/faults/fault.ts';
import { OverrideForm } from './override-form.tsx';
import classes from './panel.module.css';
import type { PanelTexts } from './texts.ts';
import { useCommand, useMockState, commands } from './use-mock.ts';

/** The faults that are on, with their hits, and a form for a new one (W6.8). */
export function Overrides({ texts }: { texts: PanelTexts }) {
  const present = useMockState();
  const { error, perform } = useCommand();
  const rows = present?.faults ?? [];
  return (
    <>
      <OverrideForm texts={texts} onAdd={(fault) => perform(() => commands().fault(fault))} />
      <label className={classes.inline}>
        {texts.chances}
        <input
          key={present?.plan.seed}
          type="number"
          min={0}
          step={1}
          defaultValue={present?.plan.seed}
          title={texts.chancesHint}
          onBlur={({ target }) => perform(() => commands().chances(target.valueAsNumber))}
        />
      </label>
      <span role="alert" className={classes.error}>
        {error}
      </span>
      {rows.length === 0 ? (
        <p className={classes.empty}>{texts.noOverrides}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th>#</th>
              <th>{texts.field.path}</th>
              <th>{texts.field.kind}</th>
              <th>{texts.field.when}</th>
              <th>{texts.struck}</th>
              <th>{texts.remove}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, fault, hits }) => (
              <tr key={id}>
                <td>{id}</td>
                <td>
                  <code>{fault.path}</code>
                </td>
                <td>
                  {texts.fault[fault.kind]} <small>{details(fault)}</small>
                  {fault.by !== undefined && <small> · {nameOf(fault.by, texts)}</small>}
                </td>
                <td>{whenText(fault, texts)}</td>
                <td>{hits === 0 ? <em>{texts.neverHit}</em> : texts.hits(hits)}</td>
                <td>
                  <button
                    type="button"
                    aria-label={`${texts.remove} #${id}`}
                    onClick={() => perform(() => commands().drop(id))}
                  >
                    {texts.remove}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** The name of a scenario in the user's language, or its id if this build does not know it. */
const nameOf = (by: string, texts: PanelTexts): string =>
  Object.hasOwn(texts.scenario, by) ? texts.scenario[by as keyof PanelTexts['scenario']] : by;

function details(fault: Fault): string {
  switch (fault.kind) {
    case 'status':
      return String(fault.status);
    case 'refuse':
      return `${fault.rCode} ${fault.rMsg}`;
    case 'delay':
      return `${fault.milliseconds} ms`;
    case 'slow':
      return `${fault.bytesPerSecond} B/s`;
    case 'huge':
      return `${fault.megabytes} MB`;
    default:
      return '';
  }
}

/** Describes the calls that a fault affects. */
function whenText({ times, when }: Pick<Fault, 'times' | 'when'>, { when: names, field }: PanelTexts): string {
  const limit = times === undefined ? '' : ` · ${field.number} ${times}`;
  if (when === undefined) return `${names.times} · ${times ?? 1}`;
  if (when === 'always') return names.always + limit;
  if ('every' in when) return `${names.every} · ${when.every}${limit}`;
  if ('chance' in when) return `${names.chance} · ${when.chance}${limit}`;
  const { after, seconds, of } = when;
  const parts = [
    after !== undefined && `${field.after} ${after}`,
    seconds !== undefined && `${field.seconds} ${seconds}`,
    of !== undefined && `${field.of} ${of}`,
  ];
  return [names.time, ...parts.filter(Boolean)].join(' · ') + limit;
}
