import { dayFromToday } from '../demo-dates.ts';
import type { DemoCertificates } from '../demo-types.ts';

const BOARD = 'Northern Board for Medicines';
export const GOOD_PRACTICE = 'Good manufacturing practice';

export const MEDICINE_CERTIFICATES: DemoCertificates = {
  providers: [{ name: BOARD, hasPaper: true }],
  certificates: [
    {
      title: GOOD_PRACTICE,
      provider: BOARD,
      number: 'NBM/GMP/0388',
      valid_from: dayFromToday(-330),
      valid_to: dayFromToday(400),
      hasPaper: true,
    },
  ],
};
