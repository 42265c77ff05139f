import { useState } from 'react';
import { copyText } from '#src/tools/kit/copy-text.ts';
import { missingTarget, type ScenarioName, scenarios } from '#mocks/control/scenarios.ts';
import { currentTarget } from './page-facts.ts';
import classes from './panel.module.css';
import { planLink } from './plan-link.ts';
import type { PanelTexts } from './texts.ts';
import { useCommand, useMockState, commands } from './use-mock.ts';

const groups = {
  session: [
    'expiresNow',
    'expiresSoon',
    'permissionsRefused',
    'permissionsUnanswered',
    'permissionsEmpty',
    'rightsWithdrawn',
    'rightsAdded',
  ],
  server: [
    'serverDown',
    'serverDownForTwoMinutes',
    'serverSlow',
    'serverFlaky',
    'serverSick',
    'serverBroken',
    'rubbish',
  ],
  record: ['nameTaken', 'editedByOther', 'storageFull'],
} as const satisfies Record<keyof PanelTexts['groups'], readonly ScenarioName[]>;

/** Switches the most frequent test cases on, and copies the link that reproduces them. */
export function Scenarios({ texts }: { texts: PanelTexts }) {
  const present = useMockState();
  const { error, perform } = useCommand();
  const [done, setDone] = useState<ScenarioName | 'link' | null>(null);
  const isOn = (name: ScenarioName) =>
    name === 'storageFull'
      ? (present?.plan.storageFull ?? false)
      : (present?.faults.some(({ fault, hits }) => fault.by === name && hits < (fault.times ?? Infinity)) ?? false);
  const switchOn = (name: ScenarioName) =>
    perform(async () => {
      setDone(null);
      if (isOn(name)) return switchOff(name, present?.faults ?? []);
      await commands().scenario({ name, ...(await currentTarget()) });
      setDone(name);
    });
  return (
    <>
      <div className={classes.bar}>
        <button
          type="button"
          onClick={() =>
            perform(async () => {
              setDone(null);
              await commands().clear();
            })
          }
        >
          {texts.allOff}
        </button>
        <button
          type="button"
          title={texts.linkHint}
          onClick={() =>
            perform(async () => {
              await copyText(await planLink());
              setDone('link');
            })
          }
        >
          {done === 'link' ? texts.linkCopied : texts.link}
        </button>
        <span role="alert" className={classes.error}>
          {error && (error.includes(missingTarget) ? texts.needs : error)}
        </span>
      </div>
      <div className={classes.groups}>
        {Object.entries(groups).map(([group, names]) => (
          <section key={group} aria-label={texts.groups[group as keyof typeof groups]}>
            <h3>{texts.groups[group as keyof typeof groups]}</h3>
            {names.map((name) => (
              <button
                key={name}
                type="button"
                className={classes.scenario}
                aria-pressed={isActOnly(name) ? undefined : isOn(name)}
                onClick={() => switchOn(name)}
              >
                {texts.scenario[name]}
                <small>{isOn(name) ? texts.on : done === name ? texts.done : null}</small>
              </button>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

const isActOnly = (name: ScenarioName): boolean => !('faults' in scenarios[name] || 'storageFull' in scenarios[name]);

async function switchOff(name: ScenarioName, rows: NonNullable<ReturnType<typeof useMockState>>['faults']) {
  if (name === 'storageFull') return commands().storage(false);
  for (const { id, fault } of rows) if (fault.by === name) await commands().drop(id);
}
