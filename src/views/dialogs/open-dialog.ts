import { createContext, useContext } from 'react';
import type { ShellDialog } from '#src/views/app-context.ts';

const OpenContext = createContext<(dialog: ShellDialog) => void>(() => undefined);

export const OpenDialogProvider = OpenContext.Provider;

/** Opens a dialog of the shell. */
export const useOpenDialog = () => useContext(OpenContext);
