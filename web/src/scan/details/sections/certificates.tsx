import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CertificateStatus, certificateStatus } from '@qrigin/domain/certificates';
import type { SectionOf } from '@qrigin/domain/details';
import type { ShownCertificate, ShownFile } from '@qrigin/domain/scan';
import { sizeOf } from '../../format/amounts.ts';
import { longDate } from '../../format/dates.ts';
import { Icon, type IconName } from '../../icon.tsx';
import { Each } from '../each.tsx';
import type { FoldView } from '../fold.tsx';
import { type Reader, useReader } from '../reader.ts';
import { linesFold } from '../text-folds.tsx';
import { Told } from '../told.tsx';
import { titleOf } from './section-titles.tsx';

/** What was certified, and words about it. One that was deleted is left out; one that has ended says so before it is unfolded. */
export function certificatesFold(reader: Reader, section: SectionOf<'certificate'>): FoldView | undefined {
  const certificates = [...new Set(section.certificate_ids)].flatMap((id) => reader.certificates[id] ?? []);
  const [first] = certificates;
  const title = titleOf(reader, section);
  if (!first) return linesFold(reader, title, section.text);
  return {
    title,
    answer: certificates.length === 1 ? <Only of={first} /> : <Several of={certificates} />,
    body: (
      <>
        <Told words={section.text} as="p" className="words" />
        <ul className="vendors papers">
          <Each of={certificates}>{(certificate) => <CertificateView certificate={certificate} />}</Each>
        </ul>
      </>
    ),
  };
}

function Only({ of }: { of: ShownCertificate }) {
  const { i18n } = useLingui();
  const { today } = useReader();
  return (
    <>
      <bdi>{of.title}</bdi> · <b>{statusWords(i18n, certificateStatus(of, today))}</b>
    </>
  );
}

function Several({ of }: { of: readonly ShownCertificate[] }) {
  const { today } = useReader();
  const kinds = of.map((certificate) => certificateStatus(certificate, today).kind);
  const count = (wanted: CertificateStatus['kind']) => kinds.filter((kind) => kind === wanted).length;
  const [expired, ending, later] = [count('expired'), count('ending'), count('not yet')];
  return (
    <>
      <Plural value={of.length} one="# certificate" other="# certificates" />
      {expired > 0 && (
        <>
          {' · '}
          <b>
            <Plural value={expired} one="# expired" other="# expired" />
          </b>
        </>
      )}
      {ending > 0 && (
        <>
          {' · '}
          <b>
            <Plural value={ending} one="# ends soon" other="# end soon" />
          </b>
        </>
      )}
      {later > 0 && (
        <>
          {' · '}
          <b>
            <Plural value={later} one="# not valid yet" other="# not valid yet" />
          </b>
        </>
      )}
    </>
  );
}

const SIGNS: Record<CertificateStatus['kind'], IconName> = {
  valid: 'check',
  ending: 'hourglass',
  expired: 'calendar',
  'not yet': 'note',
};

function statusWords(i18n: I18n, status: CertificateStatus): string {
  switch (status.kind) {
    case 'expired':
      return i18n._(msg`Expired`);
    case 'ending': {
      const { days } = status;
      return i18n._(
        msg({ message: plural(days, { 0: 'Ends today', one: 'Ends in # day', other: 'Ends in # days' }) }),
      );
    }
    case 'not yet':
      return i18n._(msg`Not valid yet`);
    case 'valid':
    default:
      return i18n._(msg`Valid`);
  }
}

function CertificateView({ certificate }: { certificate: ShownCertificate }) {
  const { i18n } = useLingui();
  const { today, files } = useReader();
  const { title, number, file_id: fileId, provider } = certificate;
  const status = certificateStatus(certificate, today);
  const file = fileId === null ? undefined : files[fileId];
  const code = <bdi translate="no">{number}</bdi>;
  return (
    <li>
      <h3>
        <bdi>{title}</bdi>
      </h3>
      <p className={`validity ${status.kind.replace(' ', '-')}`}>
        <Icon name={SIGNS[status.kind]} />
        <span>
          <b>{statusWords(i18n, status)}</b>
          <small>{periodOf(i18n, certificate)}</small>
        </span>
      </p>
      <p>
        <bdi translate="no">{provider.name}</bdi>
        <small>
          <Check at={provider.checked_at} />
        </small>
      </p>
      {number !== '' && (
        <p>
          <Trans>Number: {code}</Trans>
        </p>
      )}
      {file && <Paper file={file} />}
    </li>
  );
}

function periodOf(i18n: I18n, { valid_from: first, valid_to: last }: ShownCertificate): string | undefined {
  const from = first !== null && longDate(i18n, first);
  const to = last !== null && longDate(i18n, last);
  if (from && to) return i18n._(msg`From ${from} to ${to}`);
  if (from) return i18n._(msg`From ${from}`);
  return to ? i18n._(msg`To ${to}`) : undefined;
}

/** Who certifies may be anyone: whether someone has looked is part of it. */
function Check({ at }: { at: string | null }) {
  const { i18n } = useLingui();
  if (at === null) return <Trans>Provider not checked by us</Trans>;
  const date = longDate(i18n, at);
  return <Trans>Provider checked by us on {date}</Trans>;
}

function Paper({ file }: { file: ShownFile }) {
  const { i18n } = useLingui();
  const size = <bdi dir="ltr">{sizeOf(i18n, file.bytes)}</bdi>;
  return (
    <a href={file.url}>
      <Icon name="file" />
      <span>
        <b>
          <Trans>Open the certificate</Trans>
        </b>
        <small>{file.picture ? <Trans>Picture, {size}</Trans> : <Trans>PDF, {size}</Trans>}</small>
      </span>
    </a>
  );
}
