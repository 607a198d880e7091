/** The house mark: the letter Q as the eye of a code, seen through a viewfinder. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M1.5 7.5v-3a3 3 0 0 1 3-3h3M20.5 1.5h3a3 3 0 0 1 3 3v3M26.5 20.5v3a3 3 0 0 1-3 3h-3M7.5 26.5h-3a3 3 0 0 1-3-3v-3"
      />
      <path
        strokeWidth="3"
        strokeLinejoin="round"
        d="M18.5 14.5v-5.5a1 1 0 0 0-1-1h-8.5a1 1 0 0 0-1 1v8.5a1 1 0 0 0 1 1h5.5"
      />
      <path className="tail" stroke="none" d="M16.5 16.5h4.5v4.5h-4.5z" />
    </svg>
  );
}
