import { appMachine } from '#src/machines/shell/app.ts';
import { bindSession, type SessionPorts } from './bind-session.ts';
import { bindShell, type ShellPorts } from './bind-shell.ts';

/**
 * The root machine with every port bound. The ports of a single page are bound with its screen, in `src/app/pages/`.
 */
export const bindApp = (ports: SessionPorts & ShellPorts) =>
  appMachine.provide({ actors: { ...bindSession(ports), ...bindShell(ports) } });
