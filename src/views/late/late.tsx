import { type ComponentType, useEffect, useState } from 'react';

/** A part of the screen in a separate chunk. */
export interface Late<Props extends object> {
  (props: Props): React.ReactNode;
  /** Starts loading; a failure is shown only when the part is rendered. */
  preload: () => Promise<void>;
}

/**
 * Renders a component from another chunk, or `Waiting` until it has loaded. A loaded chunk renders directly: `lazy`
 * with `Suspense` would delay it by the throttle of its fallback. A chunk that fails throws to the nearest boundary.
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
      // React would queue an update for each call with the same value until the next render.
      if (arrived) return;
      let isShown = true;
      // Also if the chunk arrived since this render.
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
