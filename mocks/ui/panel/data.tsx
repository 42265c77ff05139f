import { useEffect, useState } from 'react';
import { FileButton } from '#src/tools/kit/file-button.tsx';
import { saveJson } from '#src/tools/kit/save-json.ts';
import { demoAccounts } from '#mocks/shared/accounts.ts';
import { SeedSize } from '#mocks/shared/seed-size.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { becomeAccount } from './page-facts.ts';
import classes from './panel.module.css';
import { Stages } from './stages.tsx';
import type { PanelTexts } from './texts.ts';
import { useCommand, commands } from './use-mock.ts';

const minute = 60_000;
const steps = { minute, hour: 60 * minute, day: 24 * 60 * minute };

/** The account, the clock of the back-end, the amount of data, the stages of the review, and the whole state as a file. */
export function Data({ texts }: { texts: PanelTexts }) {
  const { error, perform } = useCommand();
  const [account, setAccount] = useState('admin');
  const [size, setSize] = useState<SeedSize>('S');
  const [wanted, setWanted] = useState('');
  const [now, setNow] = useState<number | null>(null);
  const [start, setStart] = useState<number | null>(null);
  useEffect(() => {
    void commands().clock().then(setNow);
    void commands().size().then(setSize);
    void commands().start().then(setStart);
  }, []);
  const move = (request: { set: number } | { advance: number }) =>
    perform(async () => setNow(await commands().clock(request)));
  const reset = async () => {
    await commands().reset(size);
    setStart(await commands().start());
  };
  const importFile = (file: File) => perform(async () => commands().importState(JSON.parse(await file.text())));
  return (
    <div className={classes.groups}>
      <section>
        <h3>{texts.account}</h3>
        <label>
          {texts.account}
          <select value={account} onChange={(event) => setAccount(event.target.value)}>
            {demoAccounts.map(({ account: name, roleName }) => (
              <option key={name} value={name}>
                {name} · {roleName}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => perform(() => becomeAccount(account))}>
          {texts.signInAs}
        </button>
      </section>
      <section>
        <h3>{texts.clock}</h3>
        <p>{now !== null && texts.clockNow(toShanghaiTime(now))}</p>
        <div className={classes.bar}>
          {Object.entries(steps).map(([name, advance]) => (
            <button key={name} type="button" onClick={() => move({ advance })}>
              {texts.advance[name as keyof typeof steps]}
            </button>
          ))}
        </div>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            move({ set: Date.parse(`${wanted}+08:00`) });
          }}
        >
          <input
            type="datetime-local"
            aria-label={texts.setClock}
            required
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <button type="submit">{texts.setClock}</button>
        </form>
      </section>
      <section>
        <h3>{texts.size.label}</h3>
        <p>{start !== null && texts.started(toShanghaiTime(start).slice(0, 10))}</p>
        <label>
          {texts.size.label}
          <select value={size} onChange={(event) => setSize(event.target.value as SeedSize)}>
            {SeedSize.options.map((one) => (
              <option key={one} value={one}>
                {texts.size[one]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" title={texts.resetHint} onClick={() => perform(reset)}>
          {texts.reset}
        </button>
        <small>{texts.resetHint}</small>
        <div className={classes.bar}>
          <button
            type="button"
            onClick={() => perform(async () => saveJson(await commands().exportState(), 'mock-state.json'))}
          >
            {texts.exportState}
          </button>
          <FileButton onFile={importFile}>{texts.importState}</FileButton>
        </div>
        <span role="alert" className={classes.error}>
          {error}
        </span>
      </section>
      <Stages texts={texts} onApplied={() => globalThis.location.reload()} />
    </div>
  );
}
