import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { escapeFirst, keepFromApp } from './keep-from-app.ts';
import type { Tool } from './tool.ts';
import { ToolHost } from './tool-host.tsx';

/**
 * Adds the badge of the tools to the page (decision 047). The tools are a separate React tree, so their failures leave the app running
 * (W6.3), in the browser's top layer, above the app's dialogs (W6.2).
 */
export function startTools(tools: readonly Tool[]): void {
  const host = document.createElement('div');
  host.id = 'tools';
  host.dataset['overlay'] = '';
  host.popover = 'manual';
  document.body.append(host);
  // Missing before Firefox 125 and Safari 17, where a style puts it above the rest.
  (host.showPopover as (() => void) | undefined)?.call(host);
  keepFromApp(host);
  escapeFirst(host);
  createRoot(host, { onUncaughtError: () => host.remove() }).render(
    // The app already provides the variables and the colour scheme.
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
