/** How far a file has come. `share` of the stage from 0 to 1. */
export interface UploadProgress {
  stage: 'reading' | 'sending' | 'checking';
  share: number;
}

/** What every upload answers with, beside what its screen needs. */
export interface Sent {
  /** Still being checked: it is there, and may yet be refused. */
  state: 'ready' | 'checking';
}

export type Upload<Result extends Sent> = (
  file: File,
  watch: { onProgress: (progress: UploadProgress) => void; signal: AbortSignal },
) => Promise<Result>;

/** What happens to the file that was chosen last. */
export type UploadState =
  | { at: 'rest' }
  | { at: 'underway'; file: File; progress: UploadProgress }
  | { at: 'failed'; file: File; error: unknown }
  | { at: 'done'; file: File; isChecking: boolean };
