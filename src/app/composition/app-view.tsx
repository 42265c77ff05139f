import { MantineProvider } from '@mantine/core';
import '#src/views/styles/base.ts';
import { type ComponentType, StrictMode, useEffect, useMemo } from 'react';
import { Router } from 'wouter';
import { Rehearsing } from '#src/app/rehearsing.tsx';
import { type AppFacade, AppProvider, type LoginHelperProps } from '#src/views/app-context.ts';
import { AdmittedScreen } from './admitted-screen.tsx';
import { CrashScreen } from '#src/views/errors/crash-screen.tsx';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { colourSchemeOf } from '#src/views/preferences/colour-scheme.ts';
import { FetchingBar } from '#src/views/session/fetching-bar.tsx';
import { cssVariables, theme } from '#src/views/theme.ts';
import { createFacade } from './app-facade.ts';
import type { App } from './create-app.ts';
import { DocumentTitle } from './document-title.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { Messages, type MessagesOfApp } from './messages.tsx';

interface Props {
  app: App;
  LoginHelper?: ComponentType<LoginHelperProps> | null;
  /** Called when the app is visible. */
  onShown?: () => void;
}

/** The whole app: theme, address, actors, the admitted screen and the messages above it. */
export function AppView({ app, LoginHelper = null, onShown }: Props) {
  const facade = useMemo(() => createFacade(app, LoginHelper), [app, LoginHelper]);
  useEffect(() => onShown?.(), [onShown]);
  return <AppTree facade={facade} app={app} />;
}

/** The content of `AppView`. The build renders it too, for index.html (decision 050). */
export function AppTree({ facade, app }: { facade: AppFacade; app: Pick<App, 'basePath'> & MessagesOfApp }) {
  const colourScheme = useMemo(() => colourSchemeOf(facade.preferences), [facade]);
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        // A build contains them in its style sheet (decision 050).
        withCssVariables={!import.meta.env.PROD}
        withGlobalClasses={false}
        defaultColorScheme="auto"
        colorSchemeManager={colourScheme}
      >
        <Router base={app.basePath.replace(/\/$/, '')}>
          <AppProvider value={facade}>
            <ErrorBoundary fallback={() => <CrashScreen />} onError={facade.reportError}>
              <AdmittedScreen />
              <FetchingBar />
              <IdleWarning />
              <Rehearsing />
              <DocumentTitle />
            </ErrorBoundary>
            <Messages app={app} />
          </AppProvider>
        </Router>
      </MantineProvider>
    </StrictMode>
  );
}
