import { Trans, useLingui } from '@lingui/react/macro';
import { LINE_MAX, type Section, type SectionOf, SHOWN_CERTIFICATES_MAX } from '@qrigin/domain/details';
import { useState } from 'react';
import { useParams } from 'react-router';
import { CertificateStatus } from '../../../../certificates/certificate-status.tsx';
import { useNamedCertificates } from '../../../../certificates/use-named-certificates.ts';
import { WordsField } from '../../fields/words-field.tsx';
import { useField } from '../../state/use-field.ts';
import type { Change } from '../../state/use-typed-content.ts';
import { ChosenList, type ChosenRow } from '../chosen/chosen-list.tsx';
import { useOfType } from '../use-of-type.ts';
import { ChooseCertificate } from './choose-certificate.tsx';

interface Props {
  section: SectionOf<'certificate'>;
  change: Change<Section>;
}

/** What was certified: certificates in the order in which shoppers see them, and words about them. */
export function CertificateSection({ section, change }: Props) {
  const { t } = useLingui();
  const { orgId: org = '', product = '' } = useParams();
  const changeCertificates = useOfType(change, 'certificate');
  const changeIds = useField(changeCertificates, 'certificate_ids');
  const { certificate_ids: ids } = section;
  const { certificates, isLoaded } = useNamedCertificates({ org, product, ids });
  const [now] = useState(() => new Date());

  function rowOf(id: string): ChosenRow | undefined {
    const certificate = certificates[id];
    return (
      certificate && {
        name: certificate.title,
        note: <CertificateStatus certificate={certificate} now={now} />,
      }
    );
  }

  return (
    <>
      <ChosenList
        legend={<Trans>Certificates</Trans>}
        field="certificate_ids"
        ids={ids}
        change={changeIds}
        max={SHOWN_CERTIFICATES_MAX}
        rowOf={rowOf}
        isLoaded={isLoaded}
        gone="certificate"
        placeName={(place) => t`Certificate ${place}`}
        choose={
          <ChooseCertificate
            chosen={ids}
            onChoose={({ id }) => changeIds((before) => (before.includes(id) ? before : [...before, id]))}
          />
        }
        hint={
          <Trans>
            Shoppers see who certified what, and until when. One that has ended says so by itself. Changes to
            a certificate show at once.
          </Trans>
        }
      />
      <WordsField
        label={t`Text`}
        words={section.text}
        max={LINE_MAX}
        isLong
        change={useField(changeCertificates, 'text')}
        hint={<Trans>What they mean for this product.</Trans>}
      />
    </>
  );
}
