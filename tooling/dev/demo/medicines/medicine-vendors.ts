import type { DemoVendor } from '../demo-types.ts';

export const CHEMICALS = 'Satluj Fine Chemicals';
export const FOILS = 'Shivalik Foils';

export const MEDICINE_VENDORS: readonly DemoVendor[] = [
  {
    name: CHEMICALS,
    reference: 'RM-014',
    email: 'quality@satluj-chemicals.example',
    phone: '+91 1881 100 147',
    address: 'Plot 9, Industrial Area\nNangal, Punjab 140124',
    website: 'https://satluj-chemicals.example',
    description: 'Makes the paracetamol, and sends a report with every drum.',
  },
  {
    name: FOILS,
    reference: 'PM-003',
    email: 'sales@shivalik-foils.example',
    phone: '+91 1795 100 166',
    address: 'Shed 4, Riverside Estate\nBaddi, Himachal Pradesh 173205',
    website: 'https://shivalik-foils.example',
    description: 'Foil and film that keep the tablets dry.',
  },
  {
    name: 'Himgiri Road Carriers',
    reference: 'TR-001',
    phone: '+91 171 100 0135',
    address: '8 Transport Nagar\nAmbala, Haryana 133004',
  },
];
