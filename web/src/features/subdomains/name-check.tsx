import { Trans } from '@lingui/react/macro';
import { checkSubdomain, SubdomainName } from '@qrigin/domain/subdomains';
import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useRead } from '../../http/query/use-read.ts';
import { Verbatim } from '../../ui/text/verbatim.tsx';

/** The server answers a few questions a minute, so it is asked when the typing has come to rest. */
const PAUSE_MS = 400;

/** Whether the name in the form around it is available, as far as is known. */
export function NameCheck({ org }: { org: string }) {
  const typed: unknown = useWatch({ name: 'subdomain' });
  const parsed = SubdomainName.safeParse(typed);
  const name = parsed.success ? parsed.data : undefined;
  const rested = useDebounced(name);
  const { data } = useRead(
    checkSubdomain,
    { params: { org }, query: { subdomain: rested ?? '' } },
    { isEnabled: rested !== undefined },
  );
  if (name === undefined)
    return <Trans>3 to 40 characters: letters a to z, digits, and hyphens in between.</Trans>;
  if (name !== rested || !data) return <Trans>Looks valid. We’ll check whether it’s available.</Trans>;
  return data.available ? <Free name={name} /> : <CannotBeHad name={name} />;
}

function useDebounced(name: string | undefined): string | undefined {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(name), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name]);
  return rested;
}

const LINE = 'inline-flex items-start gap-1.5 wrap-anywhere';

function Free({ name }: { name: string }) {
  const shown = <Verbatim text={name} className="font-semibold" />;
  return (
    <span className={`${LINE} text-accent-text`}>
      <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <Trans>{shown} is available</Trans>
      </span>
    </span>
  );
}

function CannotBeHad({ name }: { name: string }) {
  const shown = <Verbatim text={name} className="font-semibold" />;
  return (
    <span className={`${LINE} text-danger`}>
      <X aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <Trans>{shown} is not available</Trans>
      </span>
    </span>
  );
}
