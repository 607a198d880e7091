/** How everything that is typed into or chosen from looks. 48 pixels high unless it is a text of several lines. */
export const CONTROL =
  'w-full rounded-control border border-control-line bg-surface px-3.5 text-16 text-ink transition-colors duration-120 ease-out placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink-2 focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3 aria-invalid:border-danger aria-invalid:focus:outline-danger';
