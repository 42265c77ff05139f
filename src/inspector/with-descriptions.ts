import { type ActorRefLike, type AnyActorRef, StateMachine } from 'xstate';
import { type Descriptions, descriptions } from './descriptions/index.ts';

interface Config {
  states?: Readonly<Record<string, Config>>;
}

/** Adds the descriptions to the machine's configuration, which the visualiser shows. */
export function withDescriptions(actor: ActorRefLike | AnyActorRef): void {
  const logic: unknown = 'logic' in actor ? actor.logic : null;
  if (!(logic instanceof StateMachine)) return;
  logic.config = described(logic.config as Config, descriptions[logic.id] ?? {}, '') as typeof logic.config;
}

/** A configuration with the descriptions of its states. */
export function described({ states, ...config }: Config, texts: Descriptions, path: string): Config {
  const below = Object.entries(states ?? {}).map(([name, state]) => [
    name,
    described(state, texts, path === '' ? name : `${path}.${name}`),
  ]);
  return {
    ...config,
    ...(texts[path] !== undefined && { description: texts[path] }),
    ...(states && { states: Object.fromEntries(below) as typeof states }),
  };
}
