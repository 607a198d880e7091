export { refusalOfInfo, saidBytes } from './acceptable.ts';
export {
  fileAddress,
  PICTURE_FORMATS,
  type PictureFormat,
  type PictureSource,
  pictureSource,
  pictureSourceAt,
  readPictureName,
  thumbnailAddress,
} from './addresses.ts';
export {
  downloadFile,
  FILE_NAME_MAX,
  FILE_REFUSALS,
  FILE_STATES,
  FileInfo,
  type FileRefusal,
  finishUpload,
  requestPublicUpload,
  requestUpload,
  StoredFile,
  UploadTicket,
} from './contract.ts';
export { FILE, FILE_EVENTS, FILE_LOG, FILES, FILES_FEATURE } from './feature.ts';
export { type Extension, FILE_TYPES, type FileType, fileTypeOf, GENERIC } from './file-types.ts';
export { kindOf, mayBe, mayBePublic } from './kinds.ts';
export { savedName } from './saved-name.ts';
export { isSizeSaid, sizeToSend } from './size.ts';
