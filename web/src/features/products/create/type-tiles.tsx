import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { TypePicture } from './type-picture.tsx';

/** Whether packs have codes of their own, each way with a picture and a sentence. It cannot be changed later. */
export function TypeTiles({ name }: { name: string }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-14 leading-5 font-semibold">
        <Trans>Type</Trans>
      </legend>
      <p className="text-13 leading-5 text-ink-3">
        <Trans>You cannot change the type later.</Trans>
      </p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Tile name={name} value="dynamic" title={<Trans>Dynamic</Trans>}>
          <Trans>Every pack has its own code, so you can trace and recall single packs.</Trans>
        </Tile>
        <Tile name={name} value="static" title={<Trans>Static</Trans>}>
          <Trans>One code for all packs, as part of your artwork; you activate it for shoppers.</Trans>
        </Tile>
      </div>
    </fieldset>
  );
}

interface TileProps {
  name: string;
  value: 'dynamic' | 'static';
  title: ReactNode;
  children: ReactNode;
}

function Tile({ name, value, title, children }: TileProps) {
  const { register } = useFormContext();
  const id = useId();
  return (
    <label className="relative flex cursor-pointer items-center gap-4 rounded-card border border-control-line bg-surface p-3 transition-colors duration-120 ease-out hover:border-ink-2 has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] sm:grid sm:content-start sm:gap-3">
      <input
        type="radio"
        value={value}
        {...register(name)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-note`}
        // As large as the tile: whoever comes by keyboard sees the ring around all of it.
        className="absolute inset-0 z-1 cursor-pointer appearance-none rounded-card"
      />
      <TypePicture nature={value} />
      <span className="grid min-w-0 gap-0.5">
        <span id={`${id}-title`} className="font-semibold">
          {title}
        </span>
        <span id={`${id}-note`} className="text-14 leading-5 text-ink-2">
          {children}
        </span>
      </span>
    </label>
  );
}
