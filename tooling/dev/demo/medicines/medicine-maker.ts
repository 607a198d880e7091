import { dayFromToday, inWords } from '../demo-dates.ts';
import type { DemoOrganisation } from '../demo-types.ts';
import { RIVER_LOGO } from '../drawings/logos.ts';
import { MEDICINE_CERTIFICATES } from './medicine-certificates.ts';
import { MEDICINE_PHONE, MEDICINE_WEBSITE, SAFETY } from './medicine-maker-words.ts';
import { MEDICINES } from './medicine-products.ts';
import { MEDICINE_VENDORS } from './medicine-vendors.ts';

const baddi = (place: string) => ({ country: 'India', address: `${place}, Baddi, Himachal Pradesh` });

/** Medicines with everything that Schedule H2 of the Drugs Rules wants to be behind a code. */
export const MEDICINE_MAKER: DemoOrganisation = {
  name: 'Tarangini Medicines (example)',
  details: {
    logo: RIVER_LOGO,
    business: {
      businessCategory: 'manufacturing',
      businessSize: 'large',
      businessDescription: 'Tablets, syrups and salts that every pharmacy should have.',
      businessType: 'corporation',
      geographicPresence: 'National',
      website: MEDICINE_WEBSITE,
      keyContactPerson: 'Farhan Qureshi',
      contactPhone: MEDICINE_PHONE,
      contactEmail: SAFETY,
    },
    verification: {
      address: 'Plot 27, Riverside Estate, Baddi, Himachal Pradesh 173205',
      registeredDate: dayFromToday(-9200),
    },
    additional: { yearsInBusiness: '25', industryChallenges: 'Packs that copy ours in small towns.' },
    certificates: [
      {
        title: 'Good manufacturing practice',
        details: `Tablets and powders. Valid until ${inWords(dayFromToday(400))}.`,
      },
    ],
  },
  staff: [
    {
      name: 'Farhan Qureshi',
      email: 'farhan.qureshi@tarangini-medicines.example',
      ...baddi('5 Sai Road'),
      role: 'Supervisor',
      enters: 'Member',
      duty: 'supervisor',
    },
    {
      name: 'Nandini Rao',
      email: 'nandini.rao@tarangini-medicines.example',
      ...baddi('12 Nalagarh Road'),
      role: 'Member',
      enters: 'Member',
      duty: 'member',
    },
  ],
  wishes: [],
  subdomains: [],
  sites: [
    { name: 'Tablet plant', kind: 'factory', address: 'Plot 27, Riverside Estate, Baddi, Himachal Pradesh' },
    { name: 'Depot', kind: 'warehouse', address: '8 Transport Nagar, Ambala, Haryana' },
  ],
  vendors: MEDICINE_VENDORS,
  certified: MEDICINE_CERTIFICATES,
  roles: [],
  products: MEDICINES,
};
