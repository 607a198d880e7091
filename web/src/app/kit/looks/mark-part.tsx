import { Mark } from '../../../ui/look/mark.tsx';
import { QrImage } from '../../../ui/qr/qr-image.tsx';
import { Part } from '../part.tsx';

export function MarkPart() {
  return (
    <Part title="Marks" note="Brackets frame the logo, the code, empty states and the camera. Nothing else.">
      <div className="grid gap-6 sm:grid-cols-3">
        <div className="grid h-40 place-items-center rounded-card border border-line bg-surface">
          <span className="logo">
            <Mark />
            Qrigin
          </span>
        </div>
        <div className="grid h-40 place-items-center rounded-card bg-chrome text-chrome-ink [--tail:var(--chrome-accent)]">
          <span className="logo">
            <Mark />
            Qrigin
          </span>
        </div>
        <div className="grid h-40 place-items-center rounded-card bg-sunken">
          <span className="brackets [--gap:8px]">
            <QrImage text="Example of Qrigin" label="Example code" size={104} />
          </span>
        </div>
      </div>
      <hr className="tear mt-8" />
    </Part>
  );
}
