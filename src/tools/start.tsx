import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { escapeFirst, keepFromApp } from './keep-from-app.ts';
import type { Tool } from './tool.ts';
import { ToolHost } from './tool-host.tsx';

/**
 * Puts the badge of the tools on the page (decision 047). They are a tree of their own, so what fails in them leaves the app running
 * (W6.3), in the browser's top layer, so that they work above the app's dialogs (W6.2).
 */
export function startTools(tools: readonly Tool[]): void {
  const host = document.createElement('div');
  host.id = 'tools';
  host.popover = 'manual';
  document.body.append(host);
  // Missing below Firefox 125 and Safari 17: there a style puts it above the rest.
  (host.showPopover as (() => void) | undefined)?.call(host);
  keepFromApp(host);
  escapeFirst(host);
  createRoot(host, { onUncaughtError: () => host.remove() }).render(
    // The page has the variables and the colour scheme already.
    <MantineProvider
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateCssVariables={false}
      getRootElement={() => undefined}
    >
      <ToolHost host={host} tools={tools} />
    </MantineProvider>,
  );
}
