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
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          {certificate.valid_to === null ? <Trans>No end</Trans> : <CalendarDay day={certificate.valid_to} />}
          <CertificateStatus certificate={certificate} now={now} />
        </span>
      ),
    },
    {
      key: 'product_name',
      title: t`For`,
      cell: ({ product_name: product }) =>
        product === null ? (
          <Trans>The whole organisation</Trans>
        ) : (
          <Verbatim text={product} className="wrap-anywhere" />
        ),
    },
    {
      key: 'file',
      title: t`File`,
      cell: ({ file_id: id, file }) => <FileLink id={id} url={file?.download_url ?? null} />,
    },
  ];
}
