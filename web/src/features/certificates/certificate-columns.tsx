import { Trans, useLingui } from '@lingui/react/macro';
import type { Certificate } from '@qrigin/domain/certificates';
import type { Column } from '../../ui/table/table-parts.ts';
import { CalendarDay } from '../../ui/text/calendar-day.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { CertificateStatus } from './certificate-status.tsx';
import { FileLink } from './shown-file.tsx';

/** `now` is when the list was read. */
export function useCertificateColumns(now: Date): Column<Certificate>[] {
  const { t } = useLingui();
  return [
    {
      key: 'title',
      title: t`Title`,
      isSortable: true,
      cell: ({ title, number }) => (
        <span className="grid wrap-anywhere">
          <Verbatim text={title} className="font-semibold" />
          {number !== '' && <Verbatim text={number} className="text-13 text-ink-2" />}
        </span>
      ),
    },
    {
      key: 'provider_name',
      title: t`Provider`,
      cell: ({ provider_name: name }) => <Verbatim text={name} className="wrap-anywhere" />,
    },
    {
      key: 'valid_to',
      title: t`Valid to`,
      isSortable: true,
      cell: (certificate) => (
        <span className="grid justify-items-start gap-1">
          <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
            {certificate.valid_to === null ? (
              <Trans>No end</Trans>
            ) : (
              <CalendarDay day={certificate.valid_to} />
            )}
            <CertificateStatus certificate={certificate} now={now} />
          </span>
          {certificate.valid_from !== null && <Begins day={certificate.valid_from} />}
        </span>
      ),
    },
    {
      key: 'product_name',
      title: t`For`,
      cell: ({ product_name: product, is_product_deleted: isDeleted }) =>
        product === null ? (
          <Trans>The whole organisation</Trans>
        ) : (
          <span className="grid wrap-anywhere">
            <Verbatim text={product} />
            {isDeleted && (
              <span className="text-13 text-ink-3">
                <Trans>Product deleted; its printed codes still show this</Trans>
              </span>
            )}
          </span>
        ),
    },
    {
      key: 'file',
      title: t`File`,
      cell: ({ file }) => <FileLink state={file?.state ?? null} url={file?.download_url ?? null} />,
    },
  ];
}

function Begins({ day }: { day: string }) {
  const date = <CalendarDay day={day} />;
  return (
    <span className="text-13 text-ink-2">
      <Trans>from {date}</Trans>
    </span>
  );
}
