import { Content } from '@qrigin/domain/details';
import type { Overview, ShownDetails } from '@qrigin/domain/scan';
import { HONEY_CONTENT, honeyDetails } from './honey-details.ts';
import { OVERVIEWS } from './overviews.ts';

/** A strip of tablets, in the words that the rules ask of one. */
const TABLETS_CONTENT = Content.parse({
  generic_name: { en: 'Tavrelin hydrochloride tablets IP 10 mg', hi: 'टैव्रेलिन हाइड्रोक्लोराइड गोलियाँ IP 10 mg' },
  brand: { en: 'Tavrelin' },
  net_quantity: { amount: 10, unit: 'tablets' },
  price: { amount: 86.5, currency: 'INR' },
  warnings: [
    {
      en: 'To be sold by retail on the prescription of a registered medical practitioner only.',
      hi: 'केवल पंजीकृत चिकित्सक के पर्चे पर बेची जाए।',
    },
    { en: 'Keep out of reach of children.', hi: 'बच्चों की पहुँच से दूर रखें।' },
  ],
  storage: { en: 'Below 30 °C, dry and dark.', hi: '30 °C से नीचे, सूखी और अंधेरी जगह में।' },
  maker_name: { en: 'Aravalli Remedies Private Limited' },
  maker_address: { en: 'Plot 7, Industrial Area\nAlwar 301030, Rajasthan' },
  country_of_origin: 'IN',
  licences: [{ type: 'drug', number: 'RAJ/DC/2214/MFG' }],
  phone: '+91 144 100 0142',
});

const onlyOf = (content: Content): ShownDetails => ({ content, files: {}, vendors: {}, certificates: {} });

export type ToldPage = { overview: Overview; details: ShownDetails };

/** Pages with what their makers tell; `origin` has the pictures. */
export function toldPages(origin?: string): Record<string, ToldPage> {
  const honey = honeyDetails(origin);
  return {
    told: { overview: OVERVIEWS.active, details: honey },
    'told-recalled': { overview: OVERVIEWS.recalled, details: honey },
    'told-expired': { overview: OVERVIEWS.expired, details: onlyOf(TABLETS_CONTENT) },
    'told-little': {
      overview: OVERVIEWS['active-undated'],
      details: onlyOf(
        Content.parse({ variant: HONEY_CONTENT.variant, how_to_use: HONEY_CONTENT.how_to_use }),
      ),
    },
  };
}
