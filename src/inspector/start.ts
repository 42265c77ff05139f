import type { InspectionEvent } from 'xstate';

/**
 * With `?inspect` in the address of a development or mock build, attaches the official visualiser to the running system.
 * Elsewhere the condition is false at build time and nothing of it is left.
 */
export async function startInspector(): Promise<((event: InspectionEvent) => void) | undefined> {
  if (!import.meta.env.DEV && import.meta.env.VITE_MOCK !== '1') return undefined;
  if (!new URLSearchParams(globalThis.location.search).has('inspect')) return undefined;
  const { attachInspector } = await import('./attach.ts');
  return attachInspector();
}
