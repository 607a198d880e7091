export interface ExampleCode {
  id: string;
  code: string;
  pack: string;
  batch: string;
  state: 'Active' | 'Printed' | 'Recalled';
  scans: number;
}

const PACKS = ['Jar', 'Case of 24', 'Pallet'];
const STATES = ['Active', 'Printed', 'Recalled'] as const;

/** The same ones every time. */
export const EXAMPLE_CODES: readonly ExampleCode[] = Array.from({ length: 3120 }, (_, at) => ({
  id: String(at),
  code: (at * 7_919 + 1_000_003).toString(32).toUpperCase().padStart(20, '7K9M0XQ2TEAH3ZHC5RVN'),
  pack: PACKS[at % PACKS.length] ?? '',
  batch: `B-0${418 + (at % 5)}`,
  state: STATES[at % STATES.length] ?? 'Active',
  scans: (at * 37) % 1300,
}));
