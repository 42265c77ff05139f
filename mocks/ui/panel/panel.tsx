import { useState } from 'react';
import { Calls } from './calls.tsx';
import { Data } from './data.tsx';
import { Mixed } from './mixed.tsx';
import { Overrides } from './overrides.tsx';
import { readView, storeView } from './stored-view.ts';
import type { ToolLanguage } from '#src/tools/kit/sign.ts';
import classes from './panel.module.css';
import { Scenarios } from './scenarios.tsx';
import { panelTexts } from './texts.ts';

const tabs = ['scenarios', 'overrides', 'calls', 'data', 'mixed'] as const;
const contents = { scenarios: Scenarios, overrides: Overrides, calls: Calls, data: Data, mixed: Mixed };

/** The control panel of the mock, for testers (decision 047). It uses only commands that scripts have too (W6.16). */
export default function Panel({ language }: { language: ToolLanguage }) {
  const texts = panelTexts[language];
  const [tab, setTab] = useState(() => tabs.find((one) => one === readView().tab) ?? 'scenarios');
  const Content = contents[tab];
  return (
    <div className={classes.root}>
      <nav className={classes.nav}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === tab}
            onClick={() => {
              setTab(one);
              storeView({ tab: one });
            }}
          >
            {texts.tabs[one]}
          </button>
        ))}
      </nav>
      <div className={classes.content}>
        <Content texts={texts} />
      </div>
    </div>
  );
}
