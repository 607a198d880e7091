import { dayFromToday } from '../demo-dates.ts';
import type { DemoCertificates } from '../demo-types.ts';

const KITCHENS = 'Clean Kitchens of Jaipur';
export const CLEAN_KITCHEN = 'Clean kitchen, five spoons';

export const CAFE_CERTIFICATES: DemoCertificates = {
  providers: [{ name: KITCHENS }],
  certificates: [
    { title: CLEAN_KITCHEN, provider: KITCHENS, valid_from: dayFromToday(-40), valid_to: dayFromToday(325) },
  ],
};
