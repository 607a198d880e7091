/** This page, for as long as it lives. What it keeps on the device is its own until then. */
export const TAB: string = crypto.randomUUID();

const lockOf = (tab: string) => `details-tab ${tab}`;

/** There are none in old browsers and in pages that were not served securely. */
const locks = (): LockManager | null | undefined => globalThis.navigator?.locks;

let held: Promise<void> | undefined;

/** Shows other tabs that this one lives, until it is closed or killed; resolves when they can see it. */
export function holdTab(): Promise<void> {
  held ??= new Promise((resolve) => {
    const manager = locks();
    if (!manager) return resolve();
    const forEver = new Promise<never>(() => undefined);
    manager
      .request(lockOf(TAB), () => {
        resolve();
        return forEver;
      })
      .catch(() => resolve());
  });
  return held;
}

/** Whether a tab is gone, so that what it left can be taken over. Without locks no one knows, and all of it is taken. */
export async function isGone(tab: string): Promise<boolean> {
  const manager = locks();
  if (!manager) return true;
  return manager.request(lockOf(tab), { ifAvailable: true }, async (lock) => lock !== null);
}

/** Calls back when a tab that still lives is gone. The signal ends the waiting. */
export function whenGone(tab: string, signal: AbortSignal, act: () => void): void {
  // Ended while it waits, the request is refused; that is what was wanted.
  locks()
    ?.request(lockOf(tab), { signal }, async () => act())
    .catch(() => undefined);
}
