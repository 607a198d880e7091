/** Why a look at the connection is worth while: the network is back, or someone is looking at the page again. */
export type Wake = 'online' | 'seen';

/** Calls back on each; the function that comes back ends that. */
export function onWake(act: (wake: Wake) => void): () => void {
  const handleOnline = () => act('online');
  const handleVisibility = () => document.hidden || act('seen');
  window.addEventListener('online', handleOnline);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    window.removeEventListener('online', handleOnline);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
