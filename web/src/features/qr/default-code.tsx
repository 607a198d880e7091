import { Trans, useLingui } from '@lingui/react/macro';
import { CODES, getDefaultQr } from '@qrigin/domain/qr';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { may } from '../../feature/may.ts';
import { useProductHere } from '../../feature/product-here.ts';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { useRead } from '../../http/query/use-read.ts';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { Section } from '../../ui/page/section.tsx';
import { QrImage } from '../../ui/qr/qr-image.tsx';
import { FailedLine } from '../../ui/state/failed-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { CodeText } from '../../ui/text/code-text.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { RenewCode } from './renew-code.tsx';

/** The code of the product itself: its picture, its characters and the address that it opens. */
export function DefaultCode() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const isAllowed = may(whoami, CODES.view);
  const product = useProductHere();
  const params = { org: whoami.organisation.id, id: product.id };
  const { data: code, error, refetch } = useRead(getDefaultQr, { params }, { isEnabled: isAllowed });
  return (
    <Section id="default-code" title={t`Default code`}>
      <p className="max-w-[56ch] text-ink-2">
        <Trans>This code belongs to the product itself. Use it on menus, leaflets and your website.</Trans>
      </p>
      {!isAllowed && (
        <p>
          <Trans>Your role does not show you codes.</Trans>
        </p>
      )}
      {!code && error && <FailedLine error={error} onRetry={() => void refetch()} />}
      {isAllowed && !code && !error && (
        <div aria-busy="true">
          <Skeleton className="size-60 rounded-control" />
        </div>
      )}
      {code && (
        <Code
          {...code}
          renew={may(whoami, CODES.renew) && <RenewCode org={whoami.organisation.id} product={product} />}
        />
      )}
    </Section>
  );
}

function Code({ id, url, renew }: { id: string; url: string; renew: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-5">
      <div className="rounded-control bg-white shadow-[0_0_0_1px_var(--line)]">
        <QrImage text={url} label={t`QR code of this product`} size={220} />
      </div>
      <dl className="grid min-w-0 flex-[1_1_14rem] gap-4">
        <div className="grid gap-1">
          <dt className="text-14 text-ink-3">
            <Trans>Code</Trans>
          </dt>
          <dd>
            <CodeText value={id} label={t`code`} />
          </dd>
        </div>
        <div className="grid justify-items-start gap-2">
          <dt className="text-14 text-ink-3">
            <Trans>Address</Trans>
          </dt>
          <dd translate="no" className="max-w-full font-mono text-14 wrap-anywhere">
            {url}
          </dd>
          <dd className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <CopyButton text={url} label={<Trans>Copy address</Trans>} size="s" />
            <TextLink
              href={url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11"
            >
              <Trans>Open scan page</Trans>
              <ExternalLink aria-hidden="true" className="size-4" />
            </TextLink>
            {renew}
          </dd>
        </div>
      </dl>
    </div>
  );
}
