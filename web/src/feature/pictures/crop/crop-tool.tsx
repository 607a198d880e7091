import 'react-easy-crop/react-easy-crop.css';
import Cropper from 'react-easy-crop';
import type { Area } from '../draw/draw-picture.ts';
import type { CropChoice } from './crop-choice.ts';

interface Props {
  /** Of the picture, on this device. */
  address: string;
  /** What the keys do, for people who do not see it. */
  label: string;
  ratio: number;
  zoom: number;
  position: CropChoice['position'];
  onMove: (position: CropChoice['position']) => void;
  onZoom: (zoom: number) => void;
  onLoaded: (ratio: number) => void;
  onArea: (area: Area) => void;
  maxZoom: number;
}

const STEP_PX = 10;

/** The picture with a frame over it, moved by mouse, finger or arrow keys. Comes in a file of its own. */
export function CropTool(props: Props) {
  return (
    <Cropper
      image={props.address}
      aspect={props.ratio}
      zoom={props.zoom}
      maxZoom={props.maxZoom}
      crop={props.position}
      keyboardStep={STEP_PX}
      onCropChange={props.onMove}
      onZoomChange={props.onZoom}
      onMediaLoaded={({ naturalWidth, naturalHeight }) => props.onLoaded(naturalWidth / naturalHeight)}
      onCropComplete={(_percent, pixels) => props.onArea(pixels)}
      // Styles that it would insert by itself come with this file.
      disableAutomaticStylesInjection
      cropperProps={{ role: 'group', 'aria-label': props.label }}
      mediaProps={{ alt: '' }}
    />
  );
}
