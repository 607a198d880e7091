/** Colours of what a read has come to: the same in both themes, because the screen is dark in both. */
export const TONES = {
  done: 'bg-chrome-accent text-black',
  again: 'bg-[#f2b84b] text-black',
  kept: 'bg-chrome-ink text-black',
  stop: 'bg-[#b42318] text-white',
} as const;

/** The same for signs on the dark ground. */
export const SIGN_TONES = {
  done: 'text-chrome-accent',
  again: 'text-[#f2b84b]',
  stop: 'text-[#ff8a7d]',
  over: 'text-chrome-ink-2',
} as const;
