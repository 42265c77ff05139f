/** Reports immediately whether there is a network, and again at each change. Returns a function that stops it. */
export function watchNetwork(report: (online: boolean) => void): () => void {
  const notify = () => report(navigator.onLine);
  addEventListener('online', notify);
  addEventListener('offline', notify);
  notify();
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}
