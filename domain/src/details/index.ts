export {
  CONTENT_BYTES_MAX,
  Content,
  FIXED_CONTENT,
  FIXED_PART_NAMES,
  type FixedContent,
  type FixedPart,
  isFixedPart,
  NO_CONTENT,
  VERSIONS_BYTES_MAX,
} from './content.ts';
export {
  CurrentPart,
  Draft,
  DraftPart,
  deleteDraftSection,
  findDraft,
  findProductDetails,
  findVersion,
  listVersions,
  orderDraft,
  PublishedDetails,
  publishDraft,
  restoreVersion,
  SavedPart,
  saveDraftPart,
  searchNutrients,
  storeNotes,
  storeProductDetails,
  storeQrInfo,
  storeSupport,
  Version,
} from './contract.ts';
export { ALLERGEN_NAMES, ALLERGENS, type Allergen } from './facts/allergens.ts';
export {
  AMOUNT_MAX,
  CURRENCIES,
  EMAIL_MAX,
  GTIN_TYPED_MAX,
  INGREDIENTS_MAX,
  type Ingredient,
  LICENCE_NUMBER_MAX,
  LICENCE_TYPES,
  LICENCES_MAX,
  LINE_MAX,
  NAME_MAX,
  NET_UNITS,
  PARAGRAPH_MAX,
  PHONE_MAX,
  WARNINGS_MAX,
} from './facts/facts.ts';
export { isGtin } from './facts/gtin.ts';
export { NOTES_MAX, type Note, PLACE_ID_MAX, POINTS_MAX, type QrInfo, type Support } from './facts/more.ts';
export {
  FAULTS,
  type Fault,
  type FoundFault,
  faultsOf,
  faultsOfCertificates,
  faultsOfFiles,
  faultsOfVendors,
} from './faults.ts';
export {
  DETAILS_EVENTS,
  DETAILS_FEATURE,
  DRAFT,
  PRODUCT_DOCUMENT,
  PRODUCT_PICTURE,
  VERSION,
} from './feature.ts';
export {
  chooseLanguage,
  isLanguage,
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
  LanguageCode,
} from './languages.ts';
export {
  canonical,
  certificatesIn,
  changedParts,
  changesBetween,
  contentOf,
  filesIn,
  isSame,
  namedVendors,
  type Outline,
  outlineOf,
  partOf,
  vendorsIn,
} from './parts.ts';
export {
  decodeEmbedUrl,
  EMBED_URLS_MAX,
  type Embed,
  embedOf,
  encodeEmbedUrl,
} from './sections/embed-urls.ts';
export {
  inServing,
  kilojoulesOf,
  NUTRIENT_NAMES,
  NUTRIENTS,
  type NutrientName,
  nutrientsNamed,
  REFERENCES,
  type Reference,
  shareOfDay,
} from './sections/nutrients.ts';
export {
  type Block,
  type Inline,
  type Mark,
  paragraphsOf,
  plainTextOf,
  RICH_TEXT_MAX,
  RichText,
} from './sections/rich-text.ts';
export { withSectionIds } from './sections/section-ids.ts';
export {
  COLUMNS_MAX,
  NUTRIENT_MAX,
  PICTURES_MAX,
  type Picture,
  ROWS_MAX,
  SECTION_TYPES,
  SECTIONS_MAX,
  SERVING_MAX,
  Section,
  type SectionOf,
  type SectionType,
  SHOWN_CERTIFICATES_MAX,
  VENDORS_MAX,
} from './sections/sections.ts';
export { type Words, wordsFor } from './words.ts';
