import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FixedPart, SectionType } from '@qrigin/domain/details';

interface PartWords {
  name: MessageDescriptor;
  /** What it is for, in one short sentence. */
  note: MessageDescriptor;
}

export const SECTION_WORDS: Record<SectionType, PartWords> = {
  text: { name: msg`Text`, note: msg`Words with headings, lists and links.` },
  table: { name: msg`Table`, note: msg`Up to 6 columns, for sizes, steps or test results.` },
  nutrition: { name: msg`Nutrition`, note: msg`What is in 100 g and in a serving.` },
  image: { name: msg`Picture`, note: msg`One picture over the whole width.` },
  gallery: { name: msg`Gallery`, note: msg`Up to 12 pictures, side by side.` },
  video: { name: msg`Film`, note: msg`A film on YouTube or Vimeo. Shoppers go there when they press it.` },
  document: { name: msg`Document`, note: msg`A PDF that shoppers can open.` },
  certificate: { name: msg`Certificates`, note: msg`What has been certified, and by whom.` },
  vendor: { name: msg`Vendors`, note: msg`The people and companies you buy from.` },
  'embed-urls': { name: msg`Web addresses`, note: msg`Films and pages on other websites.` },
};

export const FIXED_PART_WORDS: Record<FixedPart, PartWords> = {
  overview: { name: msg`Overview`, note: msg`Picture, description, net quantity and price.` },
  ingredients: { name: msg`Ingredients`, note: msg`What it is made of, and the allergens in it.` },
  use: { name: msg`Use and storage`, note: msg`How to keep it, how to use it, and warnings.` },
  maker: { name: msg`Maker`, note: msg`The maker, the country of origin and licences.` },
  notes: { name: msg`Notes`, note: msg`Short notes, each with its points.` },
  support: { name: msg`Support info`, note: msg`Where shoppers find you, and when you answer.` },
  qrinfo: { name: msg`QR information`, note: msg`What people see when they share the code.` },
};
