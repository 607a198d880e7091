import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { closeCamera, type OpenCamera, openCamera, type Trouble, troubleOf } from './open-camera.ts';

export type Camera =
  | { state: 'starting' }
  | ({ state: 'on' } & OpenCamera)
  | { state: 'off'; trouble: Trouble };

const STARTING: Camera = { state: 'starting' };

/** The camera is on while this is on the screen, and off while the page is out of sight. */
export function useCamera() {
  const [camera, setCamera] = useState<Camera>(STARTING);
  /** A new object is a new attempt, with the same camera or another. */
  const [wanted, setWanted] = useState<{ id?: string }>({});
  const isSeen = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible');

  useEffect(() => {
    return isSeen ? keepOpen(wanted.id, setCamera) : undefined;
  }, [isSeen, wanted]);

  const choose = useCallback((id?: string) => setWanted(id === undefined ? {} : { id }), []);
  const fail = useCallback((trouble: Trouble) => setCamera({ state: 'off', trouble }), []);
  return { camera, choose, fail };
}

/** Opens a camera and tells how that goes; the function that comes back closes it, however far it got. */
function keepOpen(id: string | undefined, tell: (camera: Camera) => void): () => void {
  let isLeft = false;
  let opened: OpenCamera | undefined;

  async function open() {
    try {
      opened = await openCamera(id);
      if (isLeft) closeCamera(opened.stream);
      else tell({ state: 'on', ...opened });
    } catch (error) {
      if (!isLeft) tell({ state: 'off', trouble: troubleOf(error) });
    }
  }

  void open();
  return () => {
    isLeft = true;
    tell(STARTING);
    if (opened) closeCamera(opened.stream);
  };
}

function onVisibilityChange(act: () => void): () => void {
  document.addEventListener('visibilitychange', act);
  return () => document.removeEventListener('visibilitychange', act);
}
