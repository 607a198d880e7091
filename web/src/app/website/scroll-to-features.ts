export const FEATURES_ID = 'features';

/** Nothing moves for anyone who has asked the system for less movement: then the section is there at once. */
export function scrollToFeatures(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(FEATURES_ID)?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
}
