import { Trans, useLingui } from '@lingui/react/macro';
import { PACKAGINGS } from '@qrigin/domain/packaging';
import type { TracedCode } from '@qrigin/domain/tracing';
import { may } from '../../../feature/may.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { packagingPath } from '../../packaging/packaging-path.ts';
import { ByPerson } from '../by-person.tsx';
import { Fact } from '../fact.tsx';
import { Part } from '../part.tsx';

/** How the code came about: the run, its place in it, and what the symbol holds. */
export function HowItWasIssued({ code }: { code: TracedCode }) {
  const { t, i18n } = useLingui();
  const { issued, level, packaging, kind, address } = code;
  const [number, of, levelNumber, levels] = [
    issued.number,
    issued.of,
    issued.level_number,
    issued.levels,
  ].map((each) => i18n.number(each));
  const name = <Verbatim text={level} />;
  return (
    <Part title={t`How it was issued`}>
      <dl className="flex flex-wrap gap-x-9 gap-y-3.5 border-t-[1.5px] border-dashed border-line pt-3.5">
        <Fact name={t`Run`}>
          <span translate="no" className="font-mono text-[0.93em]">
            {issued.run_id}
          </span>
        </Fact>
        {kind !== 'default' && (
          <>
            <Fact name={t`Number in run`}>{t`${number} of ${of}`}</Fact>
            <Fact name={t`Level`}>
              {kind === 'blank' ? (
                name
              ) : (
                <Trans>
                  {levelNumber} of {levels}, {name}
                </Trans>
              )}
            </Fact>
          </>
        )}
        {packaging && (
          <Fact name={t`Packaging structure`}>
            <Structure code={code} {...packaging} />
          </Fact>
        )}
        <Fact name={t`Issued`}>
          <Moment at={issued.at} format="moment" />
          {', '}
          <ByPerson person={issued.by} />
        </Fact>
        <div className="min-w-0 basis-full">
          <dt className="text-14 text-ink-3">
            <Trans>Address in the QR code</Trans>
          </dt>
          <dd className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span translate="no" className="min-w-0 font-mono text-14 wrap-anywhere">
              {address}
            </span>
            <CopyButton text={address} label={<Trans>Copy address</Trans>} size="s" />
          </dd>
        </div>
      </dl>
    </Part>
  );
}

function Structure({ code, id, name }: { code: TracedCode; id: string; name: string }) {
  const whoami = useWhoamiHere();
  const { product } = code;
  if (product === null || product.is_deleted || !may(whoami, PACKAGINGS.view))
    return <Verbatim text={name} />;
  return (
    <TextLink isAlone to={packagingPath(whoami.organisation.id, product.id, id)}>
      <Verbatim text={name} />
    </TextLink>
  );
}
