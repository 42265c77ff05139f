import { useEffect, useId, useState } from 'react';
import { type Approvals, approvablePaths } from '#src/domain/content/types/approvals-setting.ts';
import { demoAccounts } from '#mocks/shared/accounts.ts';
import { grantsOf } from '#mocks/seed/modules.ts';
import classes from './panel.module.css';
import type { PanelTexts } from './texts.ts';
import { useCommand, commands } from './use-mock.ts';

const types = grantsOf(() => true).filter(({ modulePath }) => approvablePaths.includes(modulePath));
const roleNames = [...new Set(demoAccounts.map(({ roleName }) => roleName))];

interface Props {
  texts: PanelTexts;
  /** Makes the app read them, which it does at its start. */
  onApplied: () => void;
}

/**
 * The stages of the review before publishing, by content type. A role is typed or picked, so that one without members can be
 * tried, too.
 */
export function Stages({ texts: { stages: texts }, onApplied }: Props) {
  const { error, perform } = useCommand();
  const [approvals, setApprovals] = useState<Approvals>({});
  const [path, setPath] = useState(approvablePaths[0] ?? '');
  const roles = useId();
  useEffect(() => void commands().approvals().then(setApprovals), []);
  const apply = (stages: readonly string[]) =>
    perform(async () => {
      const all = Object.entries({ ...(await commands().approvals()), [path]: stages });
      await commands().approvals(Object.fromEntries(all.filter(([, { length }]) => length > 0)));
      onApplied();
    });
  const stagesOf = (type: string) => approvals[type] ?? [];
  return (
    <section>
      <h3>{texts.title}</h3>
      <label>
        {texts.type}
        <select value={path} onChange={({ target }) => setPath(target.value)}>
          {types.map(({ modulePath, moduleName }) => (
            <option key={modulePath} value={modulePath}>
              {[moduleName, ...stagesOf(modulePath)].join(' · ')}
            </option>
          ))}
        </select>
      </label>
      <form
        // Another type has other stages.
        key={[path, ...stagesOf(path)].join(' ')}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = [...event.currentTarget.querySelectorAll('input')].map(({ value }) => value.trim());
          apply(typed.filter((role) => role !== ''));
        }}
      >
        {[0, 1].map((stage) => (
          <label key={stage}>
            {texts.stage(stage + 1)}
            <input list={roles} placeholder={texts.none} defaultValue={stagesOf(path)[stage]} />
          </label>
        ))}
        <button type="submit">{texts.apply}</button>
      </form>
      <datalist id={roles}>
        {roleNames.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </datalist>
      <span role="alert" className={classes.error}>
        {error}
      </span>
    </section>
  );
}
