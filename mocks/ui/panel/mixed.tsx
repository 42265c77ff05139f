import { useId, useState } from 'react';
import { safeParse } from 'valibot';
import { PathList } from '#src/api/endpoints/real-paths.ts';
import { chooseRealPaths, currentOffer, realPaths } from '#mocks/mixed/offer.ts';
import { unknownIn } from '#mocks/mixed/known-paths.ts';
import { isLoginApart } from '#mocks/mixed/settings.ts';
import classes from './panel.module.css';
import type { PanelTexts } from './texts.ts';

/** The paths that the real server answers in this browser tab, or how to start the app with one. */
export function Mixed({ texts: { mixed: texts } }: { texts: PanelTexts }) {
  const offer = currentOffer();
  const [text, setText] = useState(() => realPaths().join(','));
  const problem = useId();
  if (!offer)
    return (
      <p className={classes.empty}>
        {texts.none} <code>npm start -- --real https://host --only /sys,/home/scienceKnowledge</code>
      </p>
    );
  const { paths, fault } = read(text, texts);
  return (
    <>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!fault) chooseRealPaths(paths);
        }}
      >
        <label className={classes.wide}>
          {texts.paths}
          <input
            value={text}
            placeholder="/sys,/home/scienceKnowledge"
            aria-invalid={fault !== null}
            aria-describedby={problem}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" disabled={fault !== null}>
          {texts.apply}
        </button>
        <button type="button" onClick={() => chooseRealPaths([])}>
          {texts.back}
        </button>
      </form>
      <p id={problem} role="alert" className={classes.error}>
        {fault ?? (isLoginApart(paths) ? texts.loginApart : null)}
      </p>
      <p className={classes.empty}>{texts.account(offer.account)}</p>
    </>
  );
}

function read(text: string, texts: PanelTexts['mixed']): { paths: readonly string[]; fault: string | null } {
  const { success, output } = safeParse(PathList, text);
  if (!success) return { paths: [], fault: texts.malformed };
  const unknown = unknownIn(output);
  return { paths: output, fault: unknown.length > 0 ? texts.unknown(unknown) : null };
}
