import { type ComponentType, useEffect, useState } from 'react';

/** A part of the screen in a chunk of its own. */
export interface Late<Props extends object> {
  (props: Props): React.ReactNode;
  /** Starts loading; a failure shows only when the part is wanted. */
  preload: () => Promise<void>;
}

/**
 * Renders a component from another chunk, `Waiting` until it has come, directly when the chunk is there already: `lazy`
 * with `Suspense` would hold a loaded part back by its fallback's throttle. A chunk that fails throws to the nearest boundary.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): Late<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  const fetchOnce = () =>
    (loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));

  function LatePart(props: Props) {
    const [arrived, setArrived] = useState(Loaded !== null);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      // React would keep a note of each time that it was told the same, until this is drawn again.
      if (arrived) return;
      let isShown = true;
      // Also when it has come since this was rendered.
      fetchOnce().then(
        () => isShown && setArrived(true),
        (error: unknown) => isShown && setFailure({ error }),
      );
      return () => {
        isShown = false;
      };
    }, [arrived]);
    if (failure) throw failure.error;
    if (Loaded) return <Loaded {...props} />;
    return Waiting ? <Waiting {...props} /> : null;
  }

  return Object.assign(LatePart, { preload: () => fetchOnce().catch(() => undefined) });
}
