import { HONEY_PHONE } from './honey-maker-words.ts';

/** What the maker says of the carton that it has recalled, in the languages of its pages. */
export const GLASS_IN_JARS = {
  heading: 'Do not eat this honey',
  reason: 'Splinters of glass were found in two jars from this carton.',
  hazard: 'They can cut the mouth and throat.',
  what_to_do:
    'Do not eat it.\nClose the jar, and keep it away from children.\nTake it back to the shop, even if it is open.',
  remedy: 'You will get your money back. No receipt is needed.',
  contact: HONEY_PHONE,
  translations: {
    hi: {
      heading: 'यह शहद न खाएँ',
      reason: 'इस कार्टन की दो शीशियों में काँच के टुकड़े मिले हैं।',
      hazard: 'इनसे मुँह और गला कट सकता है।',
      what_to_do: 'इसे न खाएँ।\nशीशी बंद करके बच्चों से दूर रखें।\nखुली हो तब भी दुकान पर लौटाएँ।',
      remedy: 'आपके पैसे वापस मिलेंगे। रसीद ज़रूरी नहीं है।',
    },
  },
};
