import { Trans } from '@lingui/react/macro';
import { changePackingRules, findPackingRules, type PackingRules } from '@qrigin/domain/packing';
import { useState } from 'react';
import { useRead } from '../../../http/query/use-read.ts';
import { useWrite } from '../../../http/query/use-write.ts';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { showFailure } from '../../../ui/state/show-failure.ts';

/** For Owners: whether people can put more into a pack than its structure says. */
export function WhenFull({ org }: { org: string }) {
  const params = { org };
  const { data, error, refetch } = useRead(findPackingRules, { params });
  const change = useWrite(changePackingRules);
  const [wanted, setWanted] = useState<PackingRules['when_full']>();

  async function choose(when_full: PackingRules['when_full']) {
    setWanted(when_full);
    try {
      await change({ params, body: { when_full } });
    } catch (failure) {
      showFailure(failure);
    }
    setWanted(undefined);
  }

  return (
    <fieldset className="mx-4 mt-auto mb-5 grid min-w-0 gap-1 border-t border-white/15 pt-4 text-16">
      <legend className="float-left mb-1 font-semibold">
        <Trans>When a pack is full</Trans>
      </legend>
      {error && !data && <FailedLine error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className="clear-both grid sm:grid-cols-2">
          <Rule value="ask" chosen={wanted ?? data.when_full} onChoose={choose}>
            <Trans>Ask before adding more</Trans>
          </Rule>
          <Rule value="refuse" chosen={wanted ?? data.when_full} onChoose={choose}>
            <Trans>Do not allow more</Trans>
          </Rule>
        </div>
      )}
    </fieldset>
  );
}

interface RuleProps {
  value: PackingRules['when_full'];
  chosen: PackingRules['when_full'];
  onChoose: (value: PackingRules['when_full']) => Promise<void>;
  children: React.ReactNode;
}

function Rule({ value, chosen, onChoose, children }: RuleProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name="when-full"
        className="size-5 accent-chrome-accent"
        checked={chosen === value}
        onChange={() => void onChoose(value)}
      />
      <span>{children}</span>
    </label>
  );
}
