declare global {
  // The lamp of a phone: browsers have it, the compiler's list does not yet.
  interface MediaTrackConstraintSet {
    torch?: boolean;
  }
  interface MediaTrackCapabilities {
    torch?: boolean;
  }
}

/** Why there is no picture. */
export type Trouble = 'refused' | 'none' | 'in-use' | 'no-reader';

export interface OpenCamera {
  stream: MediaStream;
  /** All there are, known once one is open. */
  cameras: readonly MediaDeviceInfo[];
  hasTorch: boolean;
}

/** The camera of the given id, or the one at the back. */
export async function openCamera(id: string | undefined): Promise<OpenCamera> {
  const which = id === undefined ? { facingMode: 'environment' } : { deviceId: { exact: id } };
  const video = { ...which, width: { ideal: 1280 }, height: { ideal: 720 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video, audio: false });
  const devices = await navigator.mediaDevices.enumerateDevices();
  return {
    stream,
    cameras: devices.filter(({ kind }) => kind === 'videoinput'),
    hasTorch: trackOf(stream)?.getCapabilities?.().torch === true,
  };
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export async function lightTorch(stream: MediaStream, isLit: boolean): Promise<void> {
  await trackOf(stream)?.applyConstraints({ advanced: [{ torch: isLit }] });
}

const trackOf = (stream: MediaStream): MediaStreamTrack | undefined => stream.getVideoTracks()[0];

/** What a failure to open means to the person. A browser without any way to a camera throws as well. */
export function troubleOf(error: unknown): Trouble {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotReadableError':
    case 'AbortError':
      return 'in-use';
    default:
      return 'none';
  }
}
