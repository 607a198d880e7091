import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Packaging } from '@qrigin/domain/packaging';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { SearchList, useTypedSearch } from '../../../feature/search-list.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

interface Props {
  packagings: readonly Packaging[];
  /** The one that is open. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The way to any of many structures. */
export function FindStructure({ packagings, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="s"
        aria-haspopup="dialog"
        icon={<Search aria-hidden="true" />}
        onClick={() => setOpen(true)}
        className="justify-self-start"
      >
        <Plural value={packagings.length} one="Find # structure" other="Find one of # structures" />
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t`Find a structure`}>
        <Found
          packagings={packagings}
          chosen={chosen}
          onChoose={(id) => {
            onChoose(id);
            close();
          }}
        />
      </Dialog>
    </>
  );
}

function Found({ packagings, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const typed = useTypedSearch();
  const wanted = typed.text.trim().toLowerCase();
  const items = packagings.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <SearchList
      label={t`Packaging structures`}
      placeholder={t`Search structures`}
      none={<Trans>No packaging structures yet</Trans>}
      typed={typed}
      found={{ data: { items, total: items.length }, error: null, refetch: () => undefined }}
      except={[chosen]}
      nameOf={({ name }) => name}
      onChoose={({ id }) => onChoose(id)}
    />
  );
}
