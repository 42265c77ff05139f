import { createContext, useContext } from 'react';

/** The dialogs that the shell itself opens. */
export type ShellDialog = 'palette' | 'shortcuts' | 'viewAs';

const OpenContext = createContext<(dialog: ShellDialog) => void>(() => undefined);

export const OpenDialogProvider = OpenContext.Provider;

/** Opens a dialog of the shell. */
export const useOpenDialog = () => useContext(OpenContext);
