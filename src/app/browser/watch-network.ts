/** Reports immediately whether there is a network, and again at each change. Returns a function that stops it. */
export function watchNetwork(tell: (online: boolean) => void): () => void {
  const told = () => tell(navigator.onLine);
  addEventListener('online', told);
  addEventListener('offline', told);
  told();
  return () => {
    removeEventListener('online', told);
    removeEventListener('offline', told);
  };
}
