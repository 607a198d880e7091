import { Plural, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import type { Packaging } from '@qrigin/domain/packaging';
import { useSearchParams } from 'react-router';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { FindStructure } from './find-structure.tsx';
import { StructureView } from './structure-view.tsx';

/** So many are seen at a glance; the others are searched for. */
const TABS_MAX = 6;

interface Props {
  whoami: Whoami;
  product: string;
  packagings: readonly Packaging[];
}

/** The structures of a product, one at a time; the address says which. */
export function Structures({ whoami, product, packagings: listed }: Props) {
  const { t } = useLingui();
  // Blanks belong to no structure yet, so they come last.
  const packagings = listed.toSorted(
    (one, other) => Number(one.type === 'blank') - Number(other.type === 'blank'),
  );
  const [address, setAddress] = useSearchParams();
  const chosen = packagings.find(({ id }) => id === address.get('structure')) ?? packagings[0];
  if (!chosen) return null;
  const choose = (structure: string) => setAddress({ structure }, { replace: true });
  return (
    <div className="grid grid-cols-1 gap-3">
      {packagings.length > TABS_MAX && (
        <FindStructure packagings={packagings} chosen={chosen.id} onChoose={choose} />
      )}
      <Tabs
        label={t`Packaging structures`}
        value={chosen.id}
        onChange={choose}
        tabs={shownFirst(packagings, chosen).map((packaging) => ({
          value: packaging.id,
          label: <TabWords packaging={packaging} />,
          content: <StructureView whoami={whoami} product={product} packaging={packaging} />,
        }))}
      />
    </div>
  );
}

/** The newest, and among them in any case the one that is open. */
function shownFirst(packagings: readonly Packaging[], chosen: Packaging): readonly Packaging[] {
  const newest = packagings.slice(0, TABS_MAX);
  return newest.includes(chosen) ? newest : [chosen, ...newest.slice(0, -1)];
}

function TabWords({ packaging: { name, type, issued } }: { packaging: Packaging }) {
  return (
    <span className="flex items-baseline gap-1.5">
      <span className="max-w-56 truncate" title={name} translate="no">
        <Verbatim text={name} />
      </span>
      <span className="text-13 font-normal whitespace-nowrap text-ink-3">
        {type === 'blank' ? (
          <Plural value={issued.codes} _0="no codes yet" one="# blank code" other="# blank codes" />
        ) : (
          <Plural value={issued.packs} _0="no codes yet" one="# pack issued" other="# packs issued" />
        )}
      </span>
    </span>
  );
}
