import { type ComponentType, useEffect, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { fetchAllRoles } from '#src/api/roles.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { type RoleChoiceActor, roleChoiceMachine } from '#src/machines/work/shelf.ts';
import type { ShellDialogProps } from '#src/views/app-context.ts';
import { RolePicker } from '#src/views/view-as/role-picker.tsx';

/** The dialog that chooses the role to view the app as. It loads the roles each time it opens. */
export async function createRolePicker(http: Http): Promise<ComponentType<ShellDialogProps>> {
  await loadTexts('viewAs');
  const logic = roleChoiceMachine.provide({
    actors: { fetchItems: fromPromise(({ signal }) => fetchAllRoles(http, signal)) },
  });
  return function OpenRolePicker({ close }) {
    const [choice, setChoice] = useState<RoleChoiceActor | null>(null);
    useEffect(() => {
      const started = createActor(logic).start();
      setChoice(started);
      return () => void started.stop();
    }, []);
    return choice && <RolePicker choice={choice} close={close} />;
  };
}
