import { Trans, useLingui } from '@lingui/react/macro';
import { type AdditionalDetails, CERTIFICATES_MAX } from '@qrigin/domain/organisations';
import { type ReactNode, useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../../ui/button/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { Uploads } from '../uploads.ts';
import { CertificateCard } from './certificate-card.tsx';

const EMPTY = { file_id: '', name: '', details: '' };

interface Props {
  org: string;
  uploads: Uploads;
  /** Then they are left as they are. */
  isHidden: boolean;
}

export function Certificates({ org, uploads, isHidden }: Props) {
  const { t } = useLingui();
  const { fields, append, remove, insert } = useFieldArray<AdditionalDetails, 'certificatesAndAwards', 'key'>(
    {
      name: 'certificatesAndAwards',
      keyName: 'key',
    },
  );

  function drop(at: number, entry: typeof EMPTY) {
    remove(at);
    if (entry.file_id === '' && entry.details === '') return;
    toast({
      title: t`Certificate removed`,
      action: { label: t`Undo`, act: () => insert(at, entry, { shouldFocus: false }) },
    });
  }

  if (isHidden)
    return (
      <Listed>
        <Note>
          <Trans>Your role does not include certificate details. They stay as they are.</Trans>
        </Note>
        <ul className="grid list-none gap-1 text-15 wrap-anywhere empty:hidden" translate="no">
          {fields.map(({ key, name }) => (
            <li key={key}>{name}</li>
          ))}
        </ul>
      </Listed>
    );
  return (
    <Listed>
      {fields.length === 0 && (
        <Note>
          <Trans>No certificates and awards added</Trans>
        </Note>
      )}
      {fields.length > 0 && (
        <ul className="grid list-none gap-3">
          {fields.map(({ key }, at) => (
            <CertificateCard
              key={key}
              at={at}
              org={org}
              uploads={uploads}
              onRemove={(entry) => drop(at, entry)}
            />
          ))}
        </ul>
      )}
      {fields.length < CERTIFICATES_MAX && (
        <Button className="justify-self-start" onClick={() => append(EMPTY, { shouldFocus: false })}>
          <Trans>+ Add Certificate</Trans>
        </Button>
      )}
    </Listed>
  );
}

function Listed({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-text text-14 leading-5 font-semibold tracking-normal">
        <Trans>Certificates and Awards (Optional)</Trans>
      </h2>
      {children}
    </section>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-card border border-dashed border-control-line px-4 py-5 text-center text-15 text-ink-2">
      {children}
    </p>
  );
}
