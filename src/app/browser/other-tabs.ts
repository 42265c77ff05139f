/**
 * Informs the app's other tabs in this browser that records have changed, so that counts and opened records agree
 * (product 13.1).
 */
export interface OtherTabs {
  announceChange: (path: string) => void;
  /** Listens to other tabs until the returned function is called. */
  watch: (onChanged: (path: string) => void) => () => void;
}

const channelName = 'records';

export function createOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel(channelName);
  return {
    announceChange: (path) => channel.postMessage(path),
    watch(onChanged) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') onChanged(data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
