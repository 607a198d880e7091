import { Trans, useLingui } from '@lingui/react/macro';
import type { Packaging } from '@qrigin/domain/packaging';
import type { findCode } from '@qrigin/domain/qr';
import type { z } from 'zod';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';
import { Fact, Facts } from '../../../../ui/text/facts.tsx';
import { TextLink } from '../../../../ui/text/text-link.tsx';
import { Verbatim } from '../../../../ui/text/verbatim.tsx';
import { codePath } from '../../code-path.ts';
import { codesPath } from '../codes-paths.ts';
import { CodeStatus } from '../list/code-status.tsx';
import { Contents } from '../list/contents.tsx';
import { InPack } from '../list/in-pack.tsx';
import { CODES_PER_PAGE } from '../list/use-codes.ts';

interface Props {
  org: string;
  packaging: Packaging;
  found: z.output<typeof findCode.reply>;
}

/** A code of this packaging, with the way to its page and to its place in the list. */
export function CodeHere({ org, packaging, found: { code, belongs_to: owner } }: Props) {
  const { t, i18n } = useLingui();
  const run = code.run_id;
  const number = i18n.number(code.index + 1);
  const inList = codesPath(
    org,
    { product: packaging.product_id, packaging: packaging.id },
    { show: 'codes', run: String(run), page: String(Math.floor(code.index / CODES_PER_PAGE) + 1) },
  );
  const became = [owner.product?.name, owner.packaging?.name, code.level].filter(Boolean).join(', ');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-18">
          <CodeText value={code.id} label={t`code`} />
        </h2>
        <CodeStatus code={code} />
      </div>
      <Facts>
        <Fact name={t`Place`}>
          <Trans>
            Number {number} of run {run}
          </Trans>
        </Fact>
        {packaging.type === 'blank' ? (
          <Fact name={t`Assigned to`}>
            {code.height === null ? t`Nothing yet` : <Verbatim text={became} />}
          </Fact>
        ) : (
          <Fact name={t`Level`}>
            <Verbatim text={code.level} />
          </Fact>
        )}
        <Fact name={t`Contents`}>
          <Contents org={org} code={code} />
        </Fact>
        <Fact name={t`Packed in`}>
          <InPack org={org} code={code} />
        </Fact>
        {code.lot_code !== null && (
          <Fact name={t`Batch`}>
            <Verbatim text={code.lot_code} className="font-mono text-14" />
          </Fact>
        )}
      </Facts>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink to={codePath(org, code.id)}>
          <Trans>Open code</Trans>
        </ButtonLink>
        <TextLink to={inList} isAlone>
          <Trans>Show in the list</Trans>
        </TextLink>
      </div>
    </>
  );
}
