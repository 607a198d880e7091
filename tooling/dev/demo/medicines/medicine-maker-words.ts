import { both } from '../demo-words.ts';

export const MEDICINE_WEBSITE = 'https://tarangini-medicines.example';
export const SAFETY = 'safety@tarangini-medicines.example';
/** No line in India has a number that begins with 1 after the area's. */
export const MEDICINE_PHONE = '+91 1795 100 142';

/** Who makes it, where and by which licence: three of the eight things that Schedule H2 of the Drugs Rules asks for. */
export const OF_MEDICINE_MAKER = {
  maker_name: both('Tarangini Medicines', 'तरंगिणी मेडिसिन्स'),
  maker_address: both(
    'Plot 27, Riverside Estate, Baddi, Himachal Pradesh 173205',
    'प्लॉट 27, रिवरसाइड एस्टेट, बद्दी, हिमाचल प्रदेश 173205',
  ),
  country_of_origin: 'IN',
  licences: [{ type: 'drug' as const, number: 'TRG/25/0042' }],
  phone: MEDICINE_PHONE,
  email: SAFETY,
  website: MEDICINE_WEBSITE,
  support: {
    hours: both(
      'Every day, 8:00 to 20:00. In an emergency go to the nearest hospital.',
      'हर दिन, सुबह 8 बजे से रात 8 बजे तक। आपात स्थिति में नज़दीकी अस्पताल जाएँ।',
    ),
  },
};
