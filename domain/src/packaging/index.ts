export {
  changePackaging,
  createPackaging,
  deletePackaging,
  findPackaging,
  listPackagings,
  PACKAGING_NAME_MAX,
  PACKAGING_TYPES,
  Packaging,
  type PackagingFields,
  PRINT_FORMATS,
} from './contract.ts';
export { PACKAGING, PACKAGING_EVENTS, PACKAGING_FEATURE, PACKAGINGS } from './feature.ts';
export {
  codesPerStructure,
  LEVEL_COUNT_MAX,
  LEVEL_NAME_MAX,
  levelsOf,
  nestLevels,
  PACK_DEPTH_MAX,
  PackLevel,
  repeatedNameAt,
  STRUCTURE_CODES_MAX,
} from './pack-level.ts';
