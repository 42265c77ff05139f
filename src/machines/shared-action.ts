/**
 * An action for each machine whose context has what `Context` names, whatever else is in it. XState's own types tie an
 * action to the context and the events of one machine.
 */
export type SharedAction<Context, Params = undefined> = (args: { context: Context }, params: Params) => void;
