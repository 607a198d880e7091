import { Trans, useLingui } from '@lingui/react/macro';
import { CODES } from '@qrigin/domain/qr';
import { useSearchParams } from 'react-router';
import { may } from '../../../../feature/may.ts';
import { HeaderLinks } from '../../../../ui/page/header-links.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../../ui/page/page-header.tsx';
import { Verbatim } from '../../../../ui/text/verbatim.tsx';
import { packagingPath } from '../../../packaging/packaging-path.ts';
import { PackagingTrouble } from '../../../packaging/packaging-trouble.tsx';
import { codesPath } from '../codes-paths.ts';
import { usePackagingHere } from '../use-packaging-here.ts';
import { AssignBlanks } from './assign-blanks.tsx';

export function AssignPage() {
  const { t } = useLingui();
  const { whoami, org, product, id, isId, packaging, error, refetch } = usePackagingHere();
  const code = useSearchParams()[0].get('code');
  const back = packagingPath(org, product.id, packaging?.id);
  const name = packaging && <Verbatim text={packaging.name} />;
  const isMissing = !packaging && (error !== null || !isId);
  return (
    <>
      <PageHead title={t`Assign blank codes`} />
      <PageHeader
        title={t`Assign blank codes`}
        note={name && <Trans>Choose what the codes of {name} are for.</Trans>}
        actions={
          <HeaderLinks
            links={[
              ...(isId && may(whoami, CODES.view)
                ? ([[codesPath(org, { product: product.id, packaging: id }), t`Codes`]] as const)
                : []),
              [back, t`Packaging`],
            ]}
          />
        }
      />
      {isMissing ? (
        <PackagingTrouble error={error} onRetry={() => void refetch()} back={back} />
      ) : (
        <AssignBlanks whoami={whoami} product={product} start={code === null ? undefined : { code }} />
      )}
    </>
  );
}
