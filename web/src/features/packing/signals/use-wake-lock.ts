import { useEffect } from 'react';

/** Keeps the screen awake while it is on, where the browser can. The lock goes whenever the page is out of sight. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    async function hold() {
      if (document.visibilityState !== 'visible') return;
      // Not in every browser, and a phone that saves power refuses.
      const got = await globalThis.navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isLeft) void got?.release();
      else lock = got;
    }
    const handleVisibility = () => void hold();
    void hold();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', handleVisibility);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
