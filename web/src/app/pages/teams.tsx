import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../ui/page-head.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const TEAMS = [
  [
    msg`Brand and product`,
    msg`Keeps what is told about a product: its name, its packaging, its batches, and what a code opens.`,
    msg`Roles: Admin, Supervisor or Member`,
  ],
  [
    msg`Packing and warehouse`,
    msg`Gives blank codes to packs, packs jars into cases and cases onto pallets, and takes them out again.`,
    msg`Role: QR operator`,
  ],
  [
    msg`Quality`,
    msg`Looks up where a batch went, rehearses recalls, and opens and lifts them.`,
    msg`Roles: Admin or Supervisor`,
  ],
  [
    msg`Owners`,
    msg`Decide who belongs to the organisation and in which role, and answer for what it publishes.`,
    msg`Role: Owner`,
  ],
] as const;

const RULES = [
  msg`A person can belong to several organisations, and hold a role of its own in each.`,
  msg`Every role has a parent that supervises it, and may never do more than that parent.`,
  msg`Nobody can give away more than they hold.`,
  msg`Whoever loses a role loses what it allowed with the very next click.`,
] as const;

/** Which people in a firm work with Qrigin, and what keeps them apart. */
export function Teams() {
  const { t } = useLingui();
  return (
    <div className="wrap py-12 xl:py-24">
      <PageHead
        title={t`Teams`}
        description={t`How the teams of a firm share Qrigin: brand, packing, quality and owners, each with a role of its own.`}
      />
      <h1 className="text-34 tracking-[-0.02em] xl:text-48 xl:tracking-[-0.03em]">
        <Trans>Teams</Trans>
      </h1>
      <p className="mt-4 max-w-[60ch] text-ink-2 xl:text-18">
        <Trans>
          A pack passes through many hands before it is sold. Qrigin gives each team in a firm its own part of
          the work, on the same codes.
        </Trans>
      </p>
      <ul className="mt-8 grid gap-4 md:grid-cols-2 xl:mt-12 xl:gap-6">
        {TEAMS.map(([name, work, role]) => (
          <li
            key={name.id}
            className="grid content-start gap-2 rounded-card border border-line bg-surface p-5 xl:p-8"
          >
            <h2 className="text-20 xl:text-24">{t(name)}</h2>
            <p className="text-ink-2">{t(work)}</p>
            <p className="text-14 text-ink-3">{t(role)}</p>
          </li>
        ))}
      </ul>
      <hr className="tear my-12 xl:my-16" />
      <div className="grid gap-8 xl:grid-cols-2 xl:gap-16">
        <section>
          <h2 className="text-24 xl:text-28">
            <Trans>What keeps teams apart</Trans>
          </h2>
          <ul className="mt-4 grid list-disc gap-2 pl-5 text-ink-2">
            {RULES.map((rule) => (
              <li key={rule.id}>{t(rule)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-24 xl:text-28">
            <Trans>The team behind Qrigin</Trans>
          </h2>
          <p className="mt-4 max-w-[60ch] text-ink-2">
            <Trans>
              Qrigin is new, and a small team builds it. What they promise is written down beside the test
              that proves it. If something does not hold, <TextLink to="/contact">write to us</TextLink>.
            </Trans>
          </p>
        </section>
      </div>
    </div>
  );
}
