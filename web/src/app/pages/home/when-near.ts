/** How far ahead, so that no one who scrolls waits for it. */
const AHEAD = '400px';

/** Waits until an element comes near the window. What is not in the page, as after a link to it, is wanted at once. */
export async function whenNear(id: string): Promise<void> {
  const element = globalThis.document?.getElementById(id);
  if (!element?.hasChildNodes()) return;
  await new Promise<void>((resolve) => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(element);
  });
}
