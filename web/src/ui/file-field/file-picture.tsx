import { FileText } from 'lucide-react';
import { useCallback, useState } from 'react';

const SHAPE = 'size-10 shrink-0 rounded-small border border-line';
const PICTURE = `${SHAPE} bg-white object-contain`;

interface Props {
  /** Just chosen: shown from here, before anything was sent. */
  chosen: File | undefined;
  /** Where the picture is that was there before. */
  address: string | undefined;
}

/** What the file looks like, if it is a picture. Only decorates: the name is beside it. */
export function FilePicture({ chosen, address }: Props) {
  const [broken, setBroken] = useState<File | string>();
  const source = chosen ?? address;
  if (source === undefined || source === broken || isOther(source)) return <Sheet />;
  const fail = () => setBroken(source);
  return typeof source === 'string' ? (
    <img src={source} alt="" width={40} height={40} onError={fail} className={PICTURE} />
  ) : (
    <LocalPicture file={source} onError={fail} />
  );
}

const isOther = (source: File | string) => typeof source !== 'string' && !source.type.startsWith('image/');

/** From this device, under an address that holds for as long as it is shown. */
function LocalPicture({ file, onError }: { file: File; onError: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" width={40} height={40} onError={onError} className={PICTURE} />;
}

function Sheet() {
  return (
    <span
      aria-hidden="true"
      className={`${SHAPE} grid place-items-center bg-sunken text-ink-3 max-sm:hidden`}
    >
      <FileText className="size-5" />
    </span>
  );
}
