import { useState } from 'react';
import type { SentFile } from '../../http/upload/upload-file.ts';
import type { Upload, UploadState } from '../../ui/file-field/upload-parts.ts';
import { isWorthATry } from '../../ui/file-field/words-of-upload.ts';
import type { CropChoice } from './crop/crop-choice.ts';
import { canBeCropped } from './draw/prepare-picture.ts';
import { usePictureUpload } from './use-picture-upload.ts';

interface Wishes {
  /** The picture that is there. */
  fileId: string | null;
  /** Chosen during this visit, elsewhere. */
  original: File | undefined;
  upload: Upload<SentFile>;
  onUploaded: (sent: SentFile, original: File) => void;
}

/** One picture: what was chosen for it here, what is cut from that, and how its sending goes. */
export function usePicture({ fileId, original, upload, onUploaded }: Wishes) {
  const [chosen, setChosen] = useState(original);
  const [choice, setChoice] = useState<CropChoice>();
  const [sentId, setSentId] = useState<string>();
  const { state, start, startPart, clear } = usePictureUpload({
    upload,
    onUploaded(sent, file) {
      setSentId(sent.id);
      onUploaded(sent, chosen ?? file);
    },
  });
  const isOurs = original !== undefined || (fileId !== null && fileId === sentId) || isPending(state);

  return {
    state,
    /** The file that can be cropped. */
    source: isOurs && chosen && canBeCropped(chosen) ? chosen : undefined,
    /** Shown from this device, since it is not known elsewhere yet or would be fetched in vain. */
    local:
      localPicture(state, fileId !== null && fileId === sentId) ??
      (state.at === 'rest' ? original : undefined),
    choice,
    choose: (file: File) => {
      setChosen(file);
      setChoice(undefined);
      void start(file);
    },
    crop: async (cut: CropChoice) => {
      if (!chosen) return;
      setChoice(cut);
      await startPart(chosen, cut.area);
    },
    retry: () => state.at === 'failed' && void start(state.file),
    clear,
  };
}

/** What was chosen replaces what was there, unless it was not accepted. */
const isPending = (state: UploadState) =>
  state.at === 'underway' || (state.at === 'failed' && isWorthATry(state.error));

function localPicture(state: UploadState, isThere: boolean): File | undefined {
  if (state.at === 'rest') return undefined;
  return isPending(state) || (state.at === 'done' && isThere) ? state.file : undefined;
}
