import { type ComponentType, createContext, type ErrorInfo, useContext } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { Finding } from '#src/domain/checks/finding.ts';
import type { Checked } from '#src/domain/checks/subject.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { Capability, Offers } from '#src/domain/capabilities.ts';
import type { LoggedError } from '#src/domain/shell/error-log.ts';
import type { MarkedDay } from '#src/domain/working-days/due-day.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { layoutMachine } from '#src/machines/shell/layout.ts';
import type { MenuCountsActor } from '#src/machines/shell/menu-counts.ts';
import type { passwordChangeMachine } from '#src/machines/session/password-change.ts';
import type { preferencesMachine } from '#src/machines/shell/preferences.ts';
import type { sessionMachine } from '#src/machines/session/session.ts';
import type { tabsMachine } from '#src/machines/shell/tabs.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type TabsActor = ActorRefFrom<typeof tabsMachine>;
export type LayoutActor = ActorRefFrom<typeof layoutMachine>;
export type PreferencesActor = ActorRefFrom<typeof preferencesMachine>;
type PasswordChangeActor = ActorRefFrom<typeof passwordChangeMachine>;

/** Closes a dialog. `then` runs when it is gone and the focus is back. */
export type CloseDialog = (then?: () => void) => void;

/** The dialogs that the shell itself opens. */
export type ShellDialog = 'palette' | 'shortcuts' | 'viewAs';

export interface ShellDialogProps {
  close: CloseDialog;
  /** Returns once what was typed before the dialog had the focus. */
  takeEarly: () => string;
}

/** A mock build adds a component to the login page that chooses an account and fills the form. */
export interface LoginHelperProps {
  language: Language;
  onChoose: (choice: { userName: string; password: string; code: string }) => void;
}

/** What views may use of the app: the actors that live as long as it does, and a few functions. */
export interface AppFacade {
  session: SessionActor;
  tabs: TabsActor;
  layout: LayoutActor;
  preferences: PreferencesActor;
  menuCounts: MenuCountsActor;
  passwordChange: PasswordChangeActor;
  offers: Offers;
  /**
   * What the checks find in a record and nobody dismissed, in slices while the browser is idle (decision 065). Rejects if
   * that is not possible.
   */
  checkRecord: (type: ContentType, record: Checked, signal: AbortSignal) => Promise<readonly Finding[]>;
  /** The same of the record with this id as the server has it now. */
  checkStored: (type: ContentType, id: string, signal: AbortSignal) => Promise<readonly Finding[]>;
  /** The holidays and the working weekend days of a year; none if they cannot be fetched. */
  specialDays: (year: number) => Promise<readonly MarkedDay[]>;
  logOut: () => void;
  /** Loads a dialog of the shell. */
  loadDialog: (dialog: ShellDialog) => Promise<ComponentType<ShellDialogProps>>;
  changeLanguage: (language: Language) => void;
  /** Loads the shell and the page that comes first while the person still types on the login page. */
  prepareFirstPage: () => void;
  /** Resolves when the calls that are under way now are answered. */
  settled: () => Promise<void>;
  /** The component of a loaded page. */
  screenOf: (path: string) => ComponentType<{ actor: AnyActorRef | null }> | null;
  LoginHelper: ComponentType<LoginHelperProps> | null;
  /** The data display alone on a screen. */
  Wall: ComponentType;
  errorLog: { errors: () => readonly LoggedError[]; watch: (listener: () => void) => () => void; clear: () => void };
  /** Reports an error that a boundary caught. */
  reportError: (error: unknown, info: ErrorInfo) => void;
  /** Whether a reload would lose what somebody typed. */
  hasUnsaved: () => boolean;
}

const AppContext = createContext<AppFacade | null>(null);

export const AppProvider = AppContext.Provider;

export function useApp(): AppFacade {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs an AppProvider above it');
  return app;
}

/** Whether the server has a capability: a control that needs a missing one is not shown. */
export const useOffers = (capability: Capability): boolean => useApp().offers(capability);
